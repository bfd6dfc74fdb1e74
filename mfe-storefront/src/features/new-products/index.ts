export { NewProducts } from './new-products';
