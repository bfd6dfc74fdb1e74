export { OfficePage } from './office-page';
export { OfficeTable } from './office-table';
