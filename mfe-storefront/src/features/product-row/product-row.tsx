import { fromWidth } from '@lacteos/contracts/breakpoints';
import type { Product } from '@lacteos/contracts/schemas';
import { ProductCard } from '#features/product-list';
import styles from './product-row.module.css';

const SIZES = `${fromWidth('xl')} 280px, 210px`;

export function ProductRow({
  id,
  title,
  products,
}: {
  id: string;
  title: string;
  products: readonly Product[];
}) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles['row']}>
      <h2 id={id}>{title}</h2>
      <ul>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={SIZES} />
        ))}
      </ul>
    </section>
  );
}
