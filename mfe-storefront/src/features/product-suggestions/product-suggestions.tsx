import { fromWidth } from '@lacteos/contracts/breakpoints';
import type { Product } from '@lacteos/contracts/schemas';
import { useSuggestions } from '#features/catalogue';
import { ProductCard } from '#features/product-list';
import styles from './product-suggestions.module.css';

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

export function ProductSuggestions({ id, without = [] }: { id: number; without?: readonly Product[] }) {
  const { data, isLoading, isPrevious } = useSuggestions(id);
  // Reserves the space while loading.
  if (!data || isPrevious) return isLoading ? <div className={styles['waiting']} aria-hidden="true" /> : null;
  const others = (products: readonly Product[]) =>
    products.filter((product) => !without.some((shown) => shown.id === product.id));
  return (
    <>
      <ProductRow
        id="comprados-juntos-titulo"
        title="Quienes lo compraron también llevaron"
        products={others(data.boughtTogether)}
      />
      <ProductRow id="relacionados-titulo" title="También le puede gustar" products={others(data.related)} />
    </>
  );
}
