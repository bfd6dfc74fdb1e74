export { HealthReportView } from './components/health-report-view';
