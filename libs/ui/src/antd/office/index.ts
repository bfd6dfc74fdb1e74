export { OfficeLayout } from './office-layout';
export { OfficeMenu } from './office-menu';
export type { OfficePlace } from './office-places';
