// Hot reload needs a module that exports components only.
export { whenListLoaded } from '#features/catalogue';
export { ProductsPage } from './products-page';
