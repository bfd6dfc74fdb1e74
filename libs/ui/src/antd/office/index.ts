export { OfficeLayout } from './office-layout';
export type { OfficePlace } from './office-places';
