import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { QuantityField, type NumberFieldProps } from '@lacteos/ui/antd';

import { lineQuantity } from '../model/invoice-line';

/** On blur, anything unreadable or below 1 becomes 1. */
export function LineQuantity({ value, onChange, onBlur, ...field }: NumberFieldProps) {
  const settle = () => {
    const settled: FieldNumber = lineQuantity(value);
    if (settled !== value) onChange?.(settled);
    onBlur?.();
  };
  return <QuantityField {...field} isSigned value={value} onChange={onChange} onBlur={settle} />;
}
