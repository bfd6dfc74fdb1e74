export { OfficeLayout } from './office-layout';
export { OfficeMenu } from './office-menu';
export type { OfficePage } from './office-pages';
