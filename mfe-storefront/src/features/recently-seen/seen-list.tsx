import { fromWidth } from '@lacteos/contracts';
import type { SeenProduct } from '@lacteos/session-bus';
import { ProductPicture } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import styles from './recently-seen.module.css';

const SIZES = `${fromWidth('md')} 180px, 40vw`;

/** Products that this visitor has seen. */
export function SeenList({ products }: { products: readonly SeenProduct[] }) {
  return (
    <section aria-labelledby="vistos-titulo" className={styles['seen']}>
      <h2 id="vistos-titulo">Vistos recientemente</h2>
      <ul className={styles['list']}>
        {products.map(({ id, name, slug, image }) => (
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
