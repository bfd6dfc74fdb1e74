import { fromWidth } from '@lacteos/contracts/breakpoints';
import type { SeenProduct } from '@lacteos/session-bus';
import { ProductPicture } from '@lacteos/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useSoldProducts } from '#features/catalogue';
import { forgetUnsold } from './seen-products';
import styles from './recently-seen.module.css';

const SIZES = `${fromWidth('md')} 180px, 40vw`;

/** Falls back to all of them when it cannot be asked. */
export function SeenList({ products }: { products: readonly SeenProduct[] }) {
  const { data: sold, error } = useSoldProducts(products.map(({ id }) => id));
  useEffect(() => {
    if (sold) forgetUnsold(products, sold);
  }, [products, sold]);
  const shown = sold ?? (error ? products : []);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="vistos-titulo" className={styles['seen']}>
      <h2 id="vistos-titulo">Vistos recientemente</h2>
      <ul className={styles['list']}>
        {shown.map(({ id, name, slug, image }) => (
          <li key={id}>
            <Link to={`/product/${id}`} className={styles['product']}>
              <ProductPicture image={image} alt="" sizes={SIZES} />
              <strong>{name}</strong>
              <span>{slug}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
