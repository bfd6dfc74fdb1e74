export { SalesList } from './sales-list';
