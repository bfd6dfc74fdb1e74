import type { Product } from '@lacteos/contracts/schemas';
import { useSuggestions } from '#features/catalogue';
import { ProductRow } from '#features/product-row';
import styles from './product-suggestions.module.css';

export interface SuggestedRowsProps {
  id: number;
  without?: readonly Product[];
}

export function SuggestedRows({ id, without = [] }: SuggestedRowsProps) {
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
