import { formatMoney } from '@lacteos/contracts/money/money';
import { CASH_DENOMINATIONS } from '@lacteos/contracts/reference/reference-data';
import { QuantityField } from '../typed-field/number-field';
import styles from './cash-count.module.css';
import { cashOf, type Counts } from './counted-cash';

const MAX_PIECES = 100_000;

interface CashCountProps {
  counts: Counts;
  onChange: (counts: Counts) => void;
}

export function CashCount({ counts, onChange }: CashCountProps) {
  return (
    <fieldset className={styles.cashCount}>
      <legend>Efectivo contado</legend>
      {CASH_DENOMINATIONS.map((value) => (
        <label key={value}>
          <span>{formatMoney(value)}</span>
          <QuantityField
            aria-label={`Cantidad de ${value} pesos`}
            max={MAX_PIECES}
            value={counts[value] ?? null}
            onChange={(count) => onChange({ ...counts, [value]: count })}
          />
        </label>
      ))}
      <p role="status">
        Total contado: <strong>{formatMoney(cashOf(counts))}</strong>
      </p>
    </fieldset>
  );
}
