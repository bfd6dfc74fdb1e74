import { NO_STORE_TEXT } from '@lacteos/contracts/general-texts';
import { useIsCartEmpty } from '#features/cart';
import { isNarrowed, NO_FILTERS } from '@lacteos/contracts/catalogue';
import { useLacksStore, useProducts } from '#features/catalogue';
import { CatalogueSearch, useCatalogueView } from '#features/catalogue-search';
import { DeliveryLine } from '#features/delivery';
import { CardSkeletons } from '#features/product-list';
import { RecentlySeen } from '#features/recently-seen';
import { LoadFailure, Loading } from '#features/screen';
import { ProductResults } from './product-results';
import styles from './products-page.module.css';

const SKELETON_CARDS = 8;

export function ProductsPage() {
  const [view, change] = useCatalogueView();
  const { data, error, isPrevious, reload } = useProducts(view);
  const lacksStore = useLacksStore();
  const isCartEmpty = useIsCartEmpty();
  const isPlain = !isNarrowed(view);
  const isWaiting = !data && !error;
  return (
    <section className={styles['page']}>
      <div className={styles['head']}>
        <h1>Tienda en línea</h1>
        <DeliveryLine />
      </div>
      {lacksStore ? (
        <p role="status" className={styles['note']}>
          {NO_STORE_TEXT}
        </p>
      ) : null}
      <CatalogueSearch view={view} change={change} />
      {isWaiting ? (
        <div className={`${styles['resultHead']} ${styles['waiting']}`}>
          <Loading />
        </div>
      ) : null}
      {isWaiting ? <CardSkeletons count={SKELETON_CARDS} /> : null}
      {error ? <LoadFailure title="No pudimos cargar los productos." error={error} onRetry={reload} /> : null}
      {data ? (
        <ProductResults
          view={view}
          answer={data}
          isStale={isPrevious}
          hasCarousel={isPlain && isCartEmpty}
          onReset={() => change({ search: '', family: null, ...NO_FILTERS })}
        />
      ) : null}
      {isPlain ? <RecentlySeen /> : null}
    </section>
  );
}
