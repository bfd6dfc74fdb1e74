// The page's module exports components only, so that its changes are taken in by a running page.
export { whenListed } from '../../features/catalogue/api/use-catalogue';
export { ProductsPage } from './products-page';
