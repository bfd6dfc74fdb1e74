// The page's module exports components only, so that its changes are taken in by a running page.
export { whenNewsListed } from '#features/news';
export { CarouselProductsPage, CompanyPage, PartnerPage, SocialPage } from './section-pages';
