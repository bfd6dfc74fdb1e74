import { fieldNumberOf, type FieldNumber } from '@lacteos/contracts/parsing/field-number';
import {
  decimalKind,
  moneyKind,
  percentKind,
  quantityKind,
  type NumberKind,
} from '@lacteos/contracts/parsing/number-kinds';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import { Input, type InputProps } from 'antd';
import { useContext, useId } from 'react';

import { IsJudgedByForm } from './judged-by-form';
import { ReadingNote } from './reading-note';
import { useTypedText } from './use-typed-text';

type Passed = Pick<
  InputProps,
  | 'id'
  | 'size'
  | 'prefix'
  | 'suffix'
  | 'placeholder'
  | 'disabled'
  | 'className'
  | 'status'
  | 'inputMode'
  | 'aria-label'
>;
export interface NumberFieldProps extends Passed {
  value?: FieldNumber;
  /** Called at every key: a number, null when empty, or an unreadable text. */
  onChange?: (value: FieldNumber) => void;
  onBlur?: () => void;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
}

/** Grouping points would be misplaced by the next digit. */
const typedNumber = (kind: NumberKind) => ({
  read: (typed: string) => fieldNumberOf(typed, kind),
  show: kind.format,
  edit: (value: number) => kind.format(value).replaceAll('.', '').replace(/,0+$/, ''),
});

const idsOf = (...ids: (string | undefined)[]): string => ids.filter(Boolean).join(' ');

function NumberField({
  kind,
  isNoteKept,
  value = null,
  onChange,
  onBlur,
  'aria-describedby': describedBy,
  ...input
}: NumberFieldProps & { kind: NumberKind; isNoteKept: boolean }) {
  const noteId = useId();
  const isJudged = useContext(IsJudgedByForm);
  const field = useTypedText<number>(typedNumber(kind), value, onChange);
  const parsed = kind.parse(field.text);
  const hasNote = isNoteKept || isUnread(value) || field.text.length > 3;
  return (
    <>
      <Input
        aria-invalid={isUnread(value) && !field.isEditing ? true : undefined}
        inputMode="decimal"
        {...input}
        ref={field.input}
        aria-describedby={idsOf(describedBy, hasNote ? noteId : undefined) || undefined}
        autoComplete="off"
        value={field.text}
        onFocus={field.startEditing}
        onBlur={() => {
          field.stopEditing();
          onBlur?.();
        }}
        onChange={({ target }) => field.type(target.value)}
      />
      {hasNote && (
        <ReadingNote
          id={noteId}
          kind={kind}
          parsed={parsed}
          isEditing={field.isEditing}
          isProblemElsewhere={isJudged}
          isKept={isNoteKept}
          onChoose={field.choose}
        />
      )}
    </>
  );
}

interface LimitedProps extends NumberFieldProps {
  max?: number;
}

const limitsOf = (max: number | undefined) => (max === undefined ? {} : { max });

/** Pesos with centavos. */
export function MoneyField({ max, ...props }: LimitedProps) {
  return <NumberField prefix="$" {...props} kind={moneyKind(limitsOf(max))} isNoteKept />;
}

/** `isSigned` also reads numbers below zero. */
export function QuantityField({ max, isSigned = false, ...props }: LimitedProps & { isSigned?: boolean }) {
  const kind = quantityKind({ ...limitsOf(max), isSigned });
  return <NumberField inputMode="numeric" {...props} kind={kind} isNoteKept={false} />;
}

/** Up to two decimals. */
export function DecimalField({ max, ...props }: LimitedProps) {
  return <NumberField {...props} kind={decimalKind(limitsOf(max))} isNoteKept={false} />;
}

/** `isChange` takes whole percentages, also below zero. */
export function PercentField({
  max = 100,
  isChange = false,
  ...props
}: LimitedProps & { isChange?: boolean }) {
  const kind = percentKind(isChange ? { max, decimals: 0, isSigned: true } : { max });
  // Decimal keypads of some phones have no minus.
  return (
    <NumberField
      suffix="%"
      inputMode={isChange ? 'text' : 'decimal'}
      {...props}
      kind={kind}
      isNoteKept={false}
    />
  );
}
