import type { Product } from '@lacteos/contracts';
import { formatMoney, ProductPicture } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { AddToCart } from '../../cart/components/add-to-cart';
import styles from './catalogue.module.css';

// On phones a little less than it shows: the next width would double the bytes for what nobody sees.
const SIZES =
  '(min-width: 1200px) 280px, (min-width: 992px) 25vw, (min-width: 768px) 33vw, (min-width: 576px) 46vw, 88vw';

/** A product in the store list. */
export function ProductCard({ product }: { product: Product }) {
  return (
    <li className={styles['card']}>
      <Link to={`/product/${product.id}`} className={styles['picture']} tabIndex={-1}>
        <ProductPicture image={product.image} alt={product.name} sizes={SIZES} />
      </Link>
      <div className={styles['body']}>
        <h3>
          <Link to={`/product/${product.id}`}>{product.name}</Link>
        </h3>
        <p className={styles['slug']}>{product.slug}</p>
        <p className={styles['price']}>{formatMoney(product.price)}</p>
        <AddToCart product={product} />
      </div>
    </li>
  );
}
