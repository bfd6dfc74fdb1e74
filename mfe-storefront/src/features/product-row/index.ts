export { ProductRow } from './product-row';
