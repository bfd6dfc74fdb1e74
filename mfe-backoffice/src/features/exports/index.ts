export { ExportMenu } from './export-menu';
export { ExportNotice } from './export-notice';
export { saveFile } from './export-rows';
