import { fromWidth } from '@lacteos/contracts/breakpoints';
import { shownPrice } from '@lacteos/contracts/money/shown-price';
import type { Product } from '@lacteos/contracts/schemas';
import { PriceAmount, ProductPicture } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { Carousel } from '../carousel/carousel';
import { productListStyles as styles } from '#features/product-list';

const INTERVAL_MS = 8000;
const SHOWN = 6;

const pick = (products: readonly Product[]): Product[] => {
  const available = products.filter(({ countInStock }) => countInStock > 0);
  const step = Math.max(1, Math.floor(available.length / SHOWN));
  return available.filter((_, index) => index % step === 0).slice(0, SHOWN);
};

export function ProductCarousel({ products }: { products: readonly Product[] }) {
  const slides = pick(products);
  return (
    <Carousel label="Productos destacados" intervalMs={INTERVAL_MS} slides={slides} keyOf={({ id }) => id}>
      {(product, isNear) => {
        const { id, name, slug, image } = product;
        const { amount, vat } = shownPrice(product);
        return (
          <Link to={`/product/${id}`} className={styles['feature']}>
            <span className={styles['featureWords']}>
              <strong>{name}</strong>
              <span>{slug}</span>
              <span className={styles['featurePrice']}>
                <PriceAmount amount={amount} vat={vat} />
              </span>
              <span className={styles['featureMore']}>Ver producto</span>
            </span>
            <span className={styles['featurePicture']}>
              {isNear ? (
                <ProductPicture image={image} alt={name} sizes={`${fromWidth('md')} 240px, 150px`} />
              ) : null}
            </span>
          </Link>
        );
      }}
    </Carousel>
  );
}
