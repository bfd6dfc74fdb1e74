import { formatMoney } from '@lacteos/ui';
import { useState, type KeyboardEvent } from 'react';
import type { Entry } from './use-entry';
import styles from './sale.module.css';

const RESULTS_ID = 'till-results';
const PROBLEM_ID = 'till-problem';
const HINT_ID = 'till-hint';
const rowId = (id: number): string => `till-result-${id}`;

const stockText = (stock: number): string => (stock > 0 ? `Quedan ${stock}` : 'Agotado');

function Results({ entry }: { entry: Entry }) {
  return (
    <ul id={RESULTS_ID} role="listbox" aria-label="Productos encontrados" className={styles.results}>
      {entry.results.map((product, index) => (
        <li
          key={product.id}
          id={rowId(product.id)}
          role="option"
          aria-selected={index === entry.active}
          onMouseDown={(event) => {
            event.preventDefault();
            entry.add(product, entry.quantity);
          }}
        >
          <span>
            {product.name} <small>{product.slug}</small>
          </span>
          <span className={styles.stock}>{stockText(product.stock)}</span>
          <strong>{formatMoney(product.price)}</strong>
        </li>
      ))}
    </ul>
  );
}

export function CodeField({ entry }: { entry: Entry }) {
  const [isFocused, setFocused] = useState(false);
  const isOpen = isFocused && entry.problem === null && entry.results.length > 0;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      return entry.enter(event.currentTarget.value);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return undefined;
    event.preventDefault();
    return entry.move(event.key === 'ArrowDown' ? 1 : -1);
  };
  const active = entry.results[entry.active];
  return (
    <div className={styles.code}>
      <label htmlFor="till-code">Producto</label>
      <input
        id="till-code"
        ref={entry.field}
        className="ui-input"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={RESULTS_ID}
        aria-activedescendant={isOpen && active ? rowId(active.id) : undefined}
        aria-invalid={entry.problem !== null}
        aria-describedby={entry.problem ? PROBLEM_ID : HINT_ID}
        value={entry.text}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={onKeyDown}
        onChange={(event) => entry.type(event.target.value)}
      />
      {isOpen ? <Results entry={entry} /> : null}
      {entry.problem ? (
        <p id={PROBLEM_ID} role="alert" className={styles.problem}>
          {entry.problem}
        </p>
      ) : (
        <p id={HINT_ID} role="status" className={styles.notice}>
          {entry.notice || 'Escanee o escriba código o nombre; 3* antes son tres unidades.'}
        </p>
      )}
    </div>
  );
}
