import type { Product } from '@lacteos/contracts/schemas';
import { ProductPrice } from '@lacteos/ui';
import styles from './quick-sale.module.css';

interface QuickSaleResultsProps {
  id: string;
  rowId: (product: Product) => string;
  products: readonly Product[];
  active: number;
  isSettled: boolean;
  failure: string | null;
  onChoose: (product: Product) => void;
}

function emptyText({ isSettled, failure }: QuickSaleResultsProps): string {
  if (failure) return `No se pudo buscar: ${failure}`;
  return isSettled ? 'Ningún producto coincide.' : 'Buscando..';
}

/** The keyboard stays in the search field. */
export function QuickSaleResults(props: QuickSaleResultsProps) {
  const { id, rowId, products, active, onChoose } = props;
  if (products.length === 0) {
    return (
      <p className={styles.nothing} role={props.failure ? 'alert' : 'status'}>
        {emptyText(props)}
      </p>
    );
  }
  return (
    <ul id={id} role="listbox" aria-label="Productos encontrados" className={styles.results}>
      {products.map((product, index) => (
        <li
          key={product.id}
          id={rowId(product)}
          role="option"
          aria-selected={index === active}
          className={styles.result}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(product);
          }}
        >
          <span className={styles.resultName}>
            {product.name} <small>{product.slug}</small>
          </span>
          <span className={styles.resultFacts}>
            {product.countInStock === 0 ? 'Agotado' : `Existencias: ${product.countInStock}`}
          </span>
          <span className={styles.resultPrice}>
            <ProductPrice product={product} />
          </span>
        </li>
      ))}
    </ul>
  );
}
