import type { Product } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { ProductPrice } from '@lacteos/ui';
import { Checkbox, Input } from 'antd';
import { useId } from 'react';
import { wholeQuantity, type BulkRow } from '../model/bulk-selection';
import styles from './cart.module.css';

interface BulkAddRowProps {
  product: Product;
  available: number;
  row: BulkRow;
  onChange: (row: BulkRow) => void;
}

const problemOf = (row: BulkRow, available: number): string | null => {
  if (!row.checked) return null;
  const quantity = wholeQuantity(row.quantity);
  if (quantity === null) return 'Ingrese un número entero de 0 en adelante.';
  return quantity > available ? TEXTS.bulkOverStock : null;
};

export function BulkAddRow({ product, available, row, onChange }: BulkAddRowProps) {
  const errorId = useId();
  const problem = problemOf(row, available);
  const isSoldOut = product.countInStock === 0;
  return (
    <li className={styles.bulkRow} data-checked={row.checked}>
      <Checkbox
        checked={row.checked}
        disabled={isSoldOut}
        onChange={({ target }) =>
          onChange({
            checked: target.checked,
            quantity: target.checked && row.quantity === '0' ? '1' : row.quantity,
          })
        }
      >
        <span className={styles.bulkName}>{product.name}</span>
        <span className={styles.bulkFacts}>
          {product.slug} ·{' '}
          <span className={styles.bulkStock}>
            {isSoldOut ? 'Agotado' : `Existencias: ${product.countInStock}`}
          </span>
        </span>
        <span className={styles.bulkPrice}>
          <ProductPrice product={product} />
        </span>
      </Checkbox>
      <Input
        size="large"
        inputMode="numeric"
        value={row.quantity}
        disabled={isSoldOut}
        status={problem ? 'error' : undefined}
        aria-label={`Cantidad de ${product.name}`}
        aria-invalid={problem !== null}
        aria-describedby={problem ? errorId : undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange({ checked: true, quantity: event.target.value })}
      />
      {problem && (
        <p id={errorId} role="alert" className={styles.bulkError}>
          {problem}
        </p>
      )}
    </li>
  );
}
