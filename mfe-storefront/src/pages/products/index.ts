// Hot reload needs a module that exports components only.
export { whenListed } from '#features/catalogue';
export { ProductsPage } from './products-page';
