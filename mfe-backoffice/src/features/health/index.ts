export { HealthReportView } from './components/health-report-view';
export { WeeklyMailSwitch } from './components/weekly-mail-switch';
