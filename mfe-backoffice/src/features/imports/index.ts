export { ImportNotice } from './import-notice';
export { importStore } from './import-store';
