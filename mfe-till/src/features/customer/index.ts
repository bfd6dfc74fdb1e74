export { CustomerDialog } from './customer-dialog';
