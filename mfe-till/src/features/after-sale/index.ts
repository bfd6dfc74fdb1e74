export { ReturnDialog } from './return-dialog';
export { VoidDialog } from './void-dialog';
