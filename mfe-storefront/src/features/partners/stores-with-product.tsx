import type { ShownPartner, StoreStock } from '@lacteos/contracts/schemas';
import { Link } from 'react-router-dom';
import { LoadFailure, Loading } from '#features/screen';
import { OpeningHours } from './opening-hours';
import styles from './partners.module.css';
import { useStores, useStoreStock } from './use-stores';

function StoreItem({ store, isLow }: { store: ShownPartner; isLow: boolean }) {
  return (
    <li>
      <strong>{store.name}</strong>
      <span className={styles['level']} data-low={isLow || undefined}>
        {isLow ? 'Quedan pocas unidades' : 'Disponible'}
      </span>
      <span>
        {store.address}, {store.city}
      </span>
      <OpeningHours store={store} />
      <a href={`tel:+57${store.phone}`}>{store.phone}</a>
    </li>
  );
}

const storesInStock = (stores: readonly ShownPartner[], stock: readonly StoreStock[]) =>
  stores.flatMap((store) => {
    const having = stock.find(({ storeId }) => storeId === store.id);
    return having ? [{ store, isLow: having.isLow }] : [];
  });

export function StoresWithProduct({ productId }: { productId: number }) {
  const stores = useStores();
  const stock = useStoreStock(productId);
  const error = stores.error ?? stock.error;
  if (stores.data && stock.data) {
    const found = storesInStock(stores.data, stock.data);
    return (
      <>
        {found.length === 0 ? <p>Ninguna tienda aliada lo tiene en este momento.</p> : null}
        <ul className={styles['having']}>
          {found.map(({ store, isLow }) => (
            <StoreItem key={store.id} store={store} isLow={isLow} />
          ))}
        </ul>
        <Link to="/partner">Ver todas las tiendas aliadas</Link>
      </>
    );
  }
  if (!error) return <Loading />;
  const reload = () => {
    stores.reload();
    stock.reload();
  };
  return <LoadFailure title="No pudimos cargar las tiendas aliadas." error={error} onRetry={reload} />;
}
