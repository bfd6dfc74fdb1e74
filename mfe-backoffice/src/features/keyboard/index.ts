export { OfficeKeys } from './office-keys';
