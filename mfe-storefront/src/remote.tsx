import { defineRemote } from '@lacteos/remote-kit';
import { lazy } from 'react';

const HomePage = lazy(async () => ({ default: (await import('./pages/home/home-page')).HomePage }));
const ProductsPage = lazy(async () => {
  const { ProductsPage: Page, whenListLoaded } = await import('./pages/products');
  await whenListLoaded();
  return { default: Page };
});
const ProductDetailPage = lazy(async () => ({
  default: (await import('./pages/product-detail/product-detail-page')).ProductDetailPage,
}));
const FavouritesPage = lazy(async () => ({
  default: (await import('./pages/favourites/favourites-page')).FavouritesPage,
}));
const sectionPages = () => import('./pages/sections');
const CarouselProductsPage = lazy(async () => ({ default: (await sectionPages()).CarouselProductsPage }));
const PartnerPage = lazy(async () => ({ default: (await sectionPages()).PartnerPage }));
const CompanyPage = lazy(async () => ({ default: (await sectionPages()).CompanyPage }));
const SocialPage = lazy(async () => {
  const { SocialPage: Page, whenArticlesLoaded } = await sectionPages();
  await whenArticlesLoaded();
  return { default: Page };
});

const ArticlePage = lazy(async () => ({
  default: (await import('./pages/article/article-page')).ArticlePage,
}));

const legalPages = () => import('./pages/legal/legal-pages');
const LegalPage = lazy(async () => ({ default: (await legalPages()).LegalPage }));
const LegalDocumentPage = lazy(async () => ({ default: (await legalPages()).LegalDocumentPage }));

const ClaimPage = lazy(async () => ({ default: (await import('./pages/claims/claim-page')).ClaimPage }));
const FollowClaimPage = lazy(async () => ({
  default: (await import('./pages/claims/follow-claim-page')).FollowClaimPage,
}));

const TrackingPage = lazy(async () => ({
  default: (await import('./pages/tracking/tracking-page')).TrackingPage,
}));

export const remote = defineRemote({
  contract: 1,
  pages: {
    '/': HomePage,
    '/products': ProductsPage,
    '/product/:id_product': ProductDetailPage,
    '/favoritos': FavouritesPage,
    '/carousel_products': CarouselProductsPage,
    '/partner': PartnerPage,
    '/company': CompanyPage,
    '/social': SocialPage,
    '/social/:article': ArticlePage,
    '/legal': LegalPage,
    '/legal/:document': LegalDocumentPage,
    '/pqr': ClaimPage,
    '/pqr/seguimiento': FollowClaimPage,
    '/seguimiento': TrackingPage,
  },
});
