export { OfficeKeys } from './office-keys';
export { focusRow } from './row-keys';
