import { CatalogueSearch } from '../../features/catalogue-search/catalogue-search';
import { useCatalogueView } from '../../features/catalogue-search/use-catalogue-view';
import { useProducts } from '../../features/catalogue/api/use-catalogue';
import { useLacksStore } from '../../features/catalogue/api/use-stock-owner';
import { ProductCarousel } from '../../features/catalogue/components/product-carousel';
import { CardSkeletons, CarouselSkeleton } from '../../features/catalogue/components/product-skeletons';
import { isNarrowed } from '../../features/catalogue/model/catalogue-view';
import { useReturnedAdd } from '../../features/cart/api/use-returned-add';
import { CartLink } from '../../features/cart/components/cart-link';
import { RecentlySeen } from '../../features/recently-seen/recently-seen';
import { LoadFailure } from '../../features/screen/load-failure';
import { Loading } from '../../features/screen/loading';
import { ProductResults } from './product-results';
import styles from './products-page.module.css';

const BONES = 8;

/** `/products`: the store list. */
export function ProductsPage() {
  const [view, change] = useCatalogueView();
  const { data, error, isPrevious, reload } = useProducts(view);
  const lacksStore = useLacksStore();
  useReturnedAdd();
  const isPlain = !isNarrowed(view);
  const isWaiting = !data && !error;
  return (
    <section className={styles['page']}>
      <div className={styles['head']}>
        <h1>Tienda en línea</h1>
        <div className={styles['cart']}>
          <CartLink />
        </div>
      </div>
      {lacksStore ? (
        <p role="status" className={styles['note']}>
          No tiene una tienda asignada
        </p>
      ) : null}
      <CatalogueSearch view={view} change={change} />
      {isWaiting && isPlain ? <CarouselSkeleton /> : null}
      {isWaiting && !isPlain ? <Loading /> : null}
      {isWaiting ? <CardSkeletons count={BONES} /> : null}
      {error ? <LoadFailure title="No pudimos cargar los productos." error={error} onRetry={reload} /> : null}
      {data && isPlain && data.data.length > 0 ? <ProductCarousel products={data.data} /> : null}
      {data ? (
        <ProductResults
          view={view}
          answer={data}
          isStale={isPrevious}
          onReset={() => change({ search: '', family: null })}
        />
      ) : null}
      {isPlain ? <RecentlySeen /> : null}
    </section>
  );
}
