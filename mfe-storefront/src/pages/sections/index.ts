// Hot reload needs a module that exports components only.
export { whenArticlesLoaded } from '#features/news';
export { CarouselProductsPage, CompanyPage, PartnerPage, SocialPage } from './section-pages';
