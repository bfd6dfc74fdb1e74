import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Hero } from '../src/pages/home/hero/hero';
import { CarouselProductsPage, CompanyPage, SocialPage } from '../src/pages/sections/section-pages';
import { ProductsPage } from '../src/pages/products/products-page';
import { NothingFound } from '../src/pages/products/nothing-found';
import { filledNews } from './filled-news';
import { filledProducts } from './filled-products';
import { CHOSEN, NEAR_WORD } from './found-products';

const draw = (path: string, page: ReactNode): string =>
  renderToStaticMarkup(<StaticRouter location={path}>{page}</StaticRouter>);

/** Drawn before any script runs; remote.manifest.json names the files. */
export const firstViews = async (): Promise<Record<string, string>> => ({
  'first-views/home.html': draw('/', <Hero />),
  'first-views/company.html': draw('/company', <CompanyPage />),
  'first-views/carousel-products.html': draw('/carousel_products', <CarouselProductsPage />),
  // Before the answers hold any product.
  'first-views/products.html': draw('/products', <ProductsPage />),
  'first-views/news-filled.html': await filledNews(() => draw('/social', <SocialPage />)),
  'first-views/products-filled.html': await filledProducts({
    list: (address) => draw(address, <ProductsPage />),
    nothing: () =>
      draw('/products', <NothingFound view={CHOSEN} nearWords={[NEAR_WORD]} onReset={() => undefined} />),
  }),
});
