import { dayIn, type FieldDay } from '@lacteos/contracts/parsing/parse-day';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import { useId, useState } from 'react';

import { DayField } from './day-field';
import styles from './typed-field.module.css';

/** Both included; either may be missing. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
}
interface DayRangeFieldProps {
  labels: { from: string; to: string };
  value: DayRange;
  /** Called once a day is complete: on blur, Enter, or a press in the calendar. */
  onChange: (range: DayRange) => void;
  /** The labels stand in the fields: a row of tools is one line high. */
  isInline?: boolean;
}
interface TypedRange {
  from: FieldDay;
  to: FieldDay;
}

const typedOf = ({ from, to }: DayRange): TypedRange => ({ from: from ?? null, to: to ?? null });

/** Does not report an unreadable or reversed range. */
export function DayRangeField({ labels, value, onChange, isInline = false }: DayRangeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => typedOf(value));
  const [shown, setShown] = useState(value);
  if (shown.from !== value.from || shown.to !== value.to) {
    setShown(value);
    setTyped(typedOf(value));
  }
  const { from, to } = typed;
  const isReversed = typeof from === 'string' && typeof to === 'string' && to < from;
  const settle = (next: TypedRange) => {
    const range = { from: dayIn(next.from), to: dayIn(next.to) };
    const isUnclear = isUnread(next.from) || isUnread(next.to);
    const isBackwards = range.from !== undefined && range.to !== undefined && range.to < range.from;
    const isSame = range.from === value.from && range.to === value.to;
    if (!isUnclear && !isBackwards && !isSame) onChange(range);
  };
  return (
    <div className={styles.range}>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={styles.end}>
          <label htmlFor={`${id}-${end}`} className={isInline ? 'visually-hidden' : undefined}>
            {labels[end]}
          </label>
          <DayField
            id={`${id}-${end}`}
            value={typed[end]}
            {...(isInline ? { placeholder: labels[end], title: labels[end] } : {})}
            status={isReversed ? 'error' : undefined}
            aria-invalid={isReversed ? true : undefined}
            onChange={(day) => setTyped({ ...typed, [end]: day })}
            onBlur={() => settle(typed)}
            onPressEnter={() => settle(typed)}
            onPick={(day) => settle({ ...typed, [end]: day })}
          />
        </div>
      ))}
      {isReversed && (
        <p role="alert" className={styles.problem}>
          «{labels.to}» es anterior a «{labels.from}».
        </p>
      )}
    </div>
  );
}
