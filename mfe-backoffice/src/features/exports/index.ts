export { ExportMenu } from './components/export-menu';
export { ExportNotice } from './components/export-notice';
