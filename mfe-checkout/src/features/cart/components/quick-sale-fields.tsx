import type { Product } from '@lacteos/contracts/schemas';
import { Input } from 'antd';
import type { KeyboardEvent } from 'react';
import type { Sale } from '../use-quick-sale';
import styles from './quick-sale.module.css';

export const RESULTS_ID = 'quick-sale-results';
export const PROBLEM_ID = 'quick-sale-problem';
export const rowId = (product: Product): string => `quick-sale-${product.id}`;

export function SaleSearchField({ sale }: { sale: Sale }) {
  const { text, isOpen, products, active, chooseActive, move } = sale.choice;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return sale.reset();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      return move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key !== 'Enter' || text.trim() === '') return undefined;
    event.preventDefault();
    return chooseActive();
  };
  return (
    <div className={styles.search}>
      <label htmlFor="quick-sale-search">Producto (nombre o código)</label>
      <Input
        id="quick-sale-search"
        ref={sale.fields.search}
        size="large"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={RESULTS_ID}
        aria-activedescendant={isOpen && products[active] ? rowId(products[active]) : undefined}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => sale.search(event.target.value)}
      />
    </div>
  );
}

export function SaleQuantityField({ sale }: { sale: Sale }) {
  return (
    <div className={styles.quantity}>
      <label htmlFor="quick-sale-quantity">Cantidad</label>
      <Input
        id="quick-sale-quantity"
        ref={sale.fields.quantity}
        size="large"
        inputMode="numeric"
        autoComplete="off"
        value={sale.quantity}
        disabled={!sale.choice.chosen}
        status={sale.problem ? 'error' : undefined}
        aria-invalid={sale.problem !== null}
        aria-describedby={sale.problem ? PROBLEM_ID : undefined}
        onKeyDown={(event) => event.key === 'Escape' && sale.reset()}
        onChange={(event) => sale.changeQuantity(event.target.value)}
      />
    </div>
  );
}
