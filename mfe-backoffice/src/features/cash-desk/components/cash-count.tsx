import { CASH_DENOMINATIONS } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { QuantityField } from '@lacteos/ui/antd';

import { cashOf, type Counts } from '../model/counted-cash';
import styles from './cash-desk.module.css';

const MAX_PIECES = 100_000;

interface CashCountProps {
  counts: Counts;
  onChange: (counts: Counts) => void;
}

/** Number of each bill and coin, and their sum. */
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
