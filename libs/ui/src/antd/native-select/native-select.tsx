import type { ChangeEventHandler, Ref } from 'react';
import styles from './native-select.module.css';

/** Properties of a native select; a form supplies `id`, `value` and `onChange`. */
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

/** A native select styled like antd's: phones open their picker, the keyboard finds by letter. */
export function NativeSelect({ placeholder, options, value, ...rest }: NativeSelectProps) {
  // A value that is not offered (yet) must not make the browser show the first option as if it were chosen.
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
