import type { Page } from '@lacteos/api-client';
import type { Product } from '@lacteos/contracts/schemas';
import { EmptyState } from '@lacteos/ui';
import { Suspense, useEffect, useRef } from 'react';
import { type CatalogueView, countText, isNarrowed, listTitle } from '@lacteos/contracts/catalogue';
import { ProductCard, productListStyles } from '#features/product-list';
import { lazyPart } from '#features/screen';
import { PageLinks } from './page-links';
import styles from './products-page.module.css';

const NothingFound = lazyPart(
  async () => (await import(/* webpackChunkName: "on-demand" */ './nothing-found')).NothingFound,
);

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
  onReset: () => void;
}

export function ProductResults({ view, answer, isStale, onReset }: ProductResultsProps) {
  const heading = usePageTurn(view.page);
  const { data: products, meta } = answer;
  const total = meta?.total ?? products.length;
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
      <ul className={productListStyles['grid']} aria-busy={isStale} data-stale={isStale || undefined}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
      <PageLinks view={view} total={total} />
    </>
  );
}
