export { HandMovementDialog } from './hand-movement-dialog';
