export { HealthReportView } from './health-report-view';
export { WeeklyMailSwitch } from './weekly-mail-switch';
