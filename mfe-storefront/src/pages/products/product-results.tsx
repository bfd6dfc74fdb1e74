import type { Page } from '@lacteos/api-client';
import type { Product } from '@lacteos/contracts/schemas';
import { EmptyState } from '@lacteos/ui';
import { Suspense, useEffect, useRef } from 'react';
import {
  type CatalogueView,
  countText,
  EAGER_PICTURES,
  isNarrowed,
  listTitle,
  PRODUCTS_BEFORE_CAROUSEL,
} from '@lacteos/contracts/catalogue';
import { ProductCard, productListStyles } from '#features/product-list';
import { lazyPart, useSettled } from '#features/screen';
import { PageLinks } from './page-links';
import styles from './products-page.module.css';

const NothingFound = lazyPart(
  async () => (await import(/* webpackChunkName: "on-demand" */ './nothing-found')).NothingFound,
);

const ProductCarousel = lazyPart(
  async () => (await import('../../features/product-carousel/product-carousel')).ProductCarousel,
);

/** Below the first view, whose scripts come first. */
function CarouselRow({ products }: { products: readonly Product[] }) {
  const isSettled = useSettled();
  return (
    <li className={productListStyles['featured']}>
      {isSettled ? (
        <Suspense>
          <ProductCarousel products={products} />
        </Suspense>
      ) : null}
    </li>
  );
}

function usePageTurn(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.scrollIntoView?.();
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}

interface ProductResultsProps {
  view: CatalogueView;
  answer: Page<Product[]>;
  isStale: boolean;
  hasCarousel: boolean;
  onReset: () => void;
}

export function ProductResults({ view, answer, isStale, hasCarousel, onReset }: ProductResultsProps) {
  const heading = usePageTurn(view.page);
  const { data: products, meta } = answer;
  const total = meta?.total ?? products.length;
  const cards = products.map((product, index) => (
    <ProductCard key={product.id} product={product} isEager={index < EAGER_PICTURES} />
  ));
  return (
    <>
      <div className={styles['resultHead']} data-search={view.search.trim() ? '' : undefined}>
        <h2 ref={heading} tabIndex={-1}>
          {listTitle(view)}
        </h2>
        <p role="status">{isStale ? '' : countText(total)}</p>
      </div>
      {meta?.isSimilar && products.length > 0 ? (
        <p className={styles['similar']}>
          No hay productos escritos así: estos son los más parecidos a «{view.search.trim()}».
        </p>
      ) : null}
      {products.length === 0 && isNarrowed(view) ? (
        <Suspense>
          <NothingFound view={view} nearWords={meta?.nearWords ?? []} onReset={onReset} />
        </Suspense>
      ) : null}
      {products.length === 0 && !isNarrowed(view) ? (
        <EmptyState title="Por ahora no hay productos en la tienda." />
      ) : null}
      <ul
        className={productListStyles['grid']}
        data-cards
        aria-busy={isStale}
        data-stale={isStale || undefined}
      >
        {cards.slice(0, PRODUCTS_BEFORE_CAROUSEL)}
        {hasCarousel && products.some(({ countInStock }) => countInStock > 0) ? (
          <CarouselRow key="carousel" products={products} />
        ) : null}
        {cards.slice(PRODUCTS_BEFORE_CAROUSEL)}
      </ul>
      <PageLinks view={view} total={total} />
    </>
  );
}
