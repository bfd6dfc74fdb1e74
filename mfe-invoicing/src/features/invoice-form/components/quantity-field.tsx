import { Input } from 'antd';
import { useState } from 'react';

import { quantityOf } from '../model/invoice-line';

interface QuantityFieldProps {
  /** Given by the form. */
  id?: string;
  value?: number;
  onChange?: (quantity: number) => void;
}

/** A whole quantity from 1: the form always holds a valid one, the field shows it as soon as it is left. */
export function QuantityField({ id, value = 1, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      id={id}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(quantityOf(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
