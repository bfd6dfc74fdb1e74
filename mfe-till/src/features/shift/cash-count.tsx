import { formatMoney } from '@lacteos/ui';
import { CASH_DENOMINATIONS } from '@lacteos/contracts/reference/reference-data';
import { useRef, type KeyboardEvent } from 'react';
import { useFirstFocus } from '#features/screen';
import { cashIn, isUnread, type Counts } from './counted-cash';
import styles from './shift.module.css';

interface CashCountProps {
  counts: Counts;
  onChange: (counts: Counts) => void;
}

/** Enter goes to the next field, as on a calculator. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  const fields = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Bills and coins of the drawer. */
export function CashCount({ counts, onChange }: CashCountProps) {
  const first = useRef<HTMLInputElement>(null);
  useFirstFocus(first);
  return (
    <fieldset className={styles.count}>
      <legend>Efectivo contado</legend>
      {CASH_DENOMINATIONS.map((value, at) => (
        <label key={value}>
          <span>{formatMoney(value).replace(/,00$/, '')}</span>
          <input
            ref={at === 0 ? first : undefined}
            className="ui-input"
            inputMode="numeric"
            autoComplete="off"
            aria-label={`Cantidad de ${value} pesos`}
            aria-invalid={isUnread(counts[value])}
            value={counts[value] ?? ''}
            onKeyDown={goOn}
            onChange={(event) => onChange({ ...counts, [value]: event.target.value })}
          />
        </label>
      ))}
      <p role="status">
        Total contado: <strong>{formatMoney(cashIn(counts))}</strong>
      </p>
    </fieldset>
  );
}
