export { HandOverDialog } from './hand-over-dialog';
export { PickupList } from './pickup-list';
