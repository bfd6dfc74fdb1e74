import { fromWidth } from '@lacteos/contracts/breakpoints';
import type { Product } from '@lacteos/contracts/schemas';
import { ProductPicture, ProductPrice } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { AddToCart } from '#features/cart';
import { Heart } from '#features/wishes';
import styles from './product-card.module.css';

// Slightly below the rendered width on phones: the next size doubles the bytes without a visible gain.
const SIZES = [
  `${fromWidth('xl')} 280px`,
  `${fromWidth('lg')} 25vw`,
  `${fromWidth('md')} 33vw`,
  `${fromWidth('sm')} 46vw`,
  '88vw',
].join();

export function ProductCard({ product }: { product: Product }) {
  return (
    <li className={styles['card']}>
      <Link to={`/product/${product.id}`} className={styles['picture']} tabIndex={-1}>
        <ProductPicture image={product.image} alt={product.name} sizes={SIZES} />
      </Link>
      <Heart product={product} />
      <div className={styles['body']}>
        <h3>
          <Link to={`/product/${product.id}`}>{product.name}</Link>
        </h3>
        <p className={styles['slug']}>{product.slug}</p>
        <p className={styles['price']}>
          <ProductPrice product={product} />
        </p>
        <AddToCart product={product} />
      </div>
    </li>
  );
}
