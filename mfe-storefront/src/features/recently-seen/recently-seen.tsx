import { fromWidth } from '@lacteos/contracts';
import { ProductPicture } from '@lacteos/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { seenProducts } from './model/seen-products';
import styles from './recently-seen.module.css';

const SIZES = `${fromWidth('md')} 180px, 40vw`;

/** The products that this visitor has seen, without the current one. */
export function RecentlySeen({ openId = null }: { openId?: number | null }) {
  const [seen] = useState(seenProducts);
  const others = seen.filter(({ id }) => id !== openId);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="vistos-titulo" className={styles['seen']}>
      <h2 id="vistos-titulo">Vistos recientemente</h2>
      <ul className={styles['list']}>
        {others.map(({ id, name, slug, image }) => (
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
