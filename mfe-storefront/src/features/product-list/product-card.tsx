import { fromWidth } from '@lacteos/contracts/breakpoints';
import { measurePriceText } from '@lacteos/contracts/money/net-content';
import { shownPrice } from '@lacteos/contracts/money/shown-price';
import type { Product } from '@lacteos/contracts/schemas';
import { PriceAmount, ProductPicture } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { CardUnits } from '#features/cart';
import { Heart } from '#features/wishes';
import styles from './product-card.module.css';

// Slightly below the rendered width on phones: the next size doubles the bytes without a visible gain.
const LIST_SIZES = [
  `${fromWidth('xl')} 280px`,
  `${fromWidth('lg')} 25vw`,
  `${fromWidth('md')} 33vw`,
  `${fromWidth('sm')} 46vw`,
  '104px',
].join();

interface ProductCardProps {
  product: Product;
  /** In the first view of its page. */
  isEager?: boolean;
  /** The `sizes` attribute where it stands in no list. */
  sizes?: string;
}

export function ProductCard({ product, isEager = false, sizes = LIST_SIZES }: ProductCardProps) {
  const { amount, vat } = shownPrice(product);
  const measure = measurePriceText(product);
  return (
    <li className={styles['card']}>
      <Link to={`/product/${product.id}`} className={styles['picture']} tabIndex={-1}>
        <ProductPicture image={product.image} alt={product.name} sizes={sizes} isEager={isEager} />
      </Link>
      <Heart product={product} />
      <div className={styles['body']}>
        <h3>
          <Link to={`/product/${product.id}`}>{product.name}</Link>
        </h3>
        <p className={styles['slug']}>{product.slug}</p>
        <p className={styles['price']}>
          <PriceAmount amount={amount} vat={vat} />
        </p>
        {measure === null ? null : <p className={styles['measure']}>{measure}</p>}
        <CardUnits product={product} />
      </div>
    </li>
  );
}
