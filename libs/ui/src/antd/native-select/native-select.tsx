import type { ChangeEventHandler, Ref } from 'react';
import styles from './native-select.module.css';

export interface NativeSelectProps {
  id?: string;
  value?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
  autoComplete?: string;
  ref?: Ref<HTMLSelectElement>;
  'aria-label'?: string;
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

/** Phones open their own picker. */
export function NativeSelect({ placeholder, options, value, ...rest }: NativeSelectProps) {
  // An unknown value must not show the first option as chosen.
  const offered = options.some((option) => option.value === value) ? value : '';
  return (
    <select className={styles.select} {...rest} value={offered}>
      <option value="" disabled>
        {placeholder}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
