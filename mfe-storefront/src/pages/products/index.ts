// The page's module exports components only, so that its changes are taken in by a running page.
export { whenListed } from '#features/catalogue';
export { ProductsPage } from './products-page';
