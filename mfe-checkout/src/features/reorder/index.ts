export { ReorderButton } from './reorder-button';
