import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame, useFieldIds, type FieldProps } from './field';

export interface SelectFieldProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

export const SelectField = ({
  label,
  hint,
  error,
  isOptional,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) => {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, isOptional, ids }}>
      <select {...select} {...ids.aria} id={ids.controlId} className="ui-input">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
