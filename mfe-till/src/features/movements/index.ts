export { MovementDialog } from './movement-dialog';
export { MovementList } from './movement-list';
export { kindText } from './movement-texts';
