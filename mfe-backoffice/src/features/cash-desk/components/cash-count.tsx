import { CASH_DENOMINATIONS } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { InputNumber } from 'antd';

import { cashOf, type Counts } from '../model/counted-cash';

interface CashCountProps {
  counts: Counts;
  onChange: (counts: Counts) => void;
}

/** How many of each bill and coin there are, and what that comes to. */
export function CashCount({ counts, onChange }: CashCountProps) {
  return (
    <fieldset className="cash-count">
      <legend>Efectivo contado</legend>
      {CASH_DENOMINATIONS.map((value) => (
        <label key={value}>
          <span>{formatMoney(value)}</span>
          <InputNumber
            aria-label={`Cantidad de ${value} pesos`}
            min={0}
            max={100_000}
            precision={0}
            value={counts[value] ?? null}
            onChange={(count) => onChange({ ...counts, [value]: count ?? 0 })}
          />
        </label>
      ))}
      <p role="status">
        Total contado: <strong>{formatMoney(cashOf(counts))}</strong>
      </p>
    </fieldset>
  );
}
