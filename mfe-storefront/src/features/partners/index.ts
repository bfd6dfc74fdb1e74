export { Partners } from './partners';
export { ProductStores } from './product-stores';
