import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react';
import styles from './ui.module.css';

interface FieldFrame {
  label: string;
  /** Text of the error; its presence marks the field as invalid. */
  error?: string | undefined;
  hint?: string | undefined;
}

const describedBy = (id: string, error?: string, hint?: string): string | undefined =>
  [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ') || undefined;

function FieldTexts({
  id,
  error,
  hint,
}: {
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
}) {
  return (
    <>
      {hint ? (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} className={styles['fieldError']}>
          {error}
        </span>
      ) : null}
    </>
  );
}

export type TextFieldProps = FieldFrame &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; addon?: ReactNode };

/** A labelled text input with hint and error beside it; `addon` sits inside at the right (e.g. show password). */
export function TextField({ label, error, hint, addon, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles['field']}>
      <label htmlFor={fieldId}>{label}</label>
      <div className={styles['control']}>
        <input
          {...rest}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, error, hint)}
        />
        {addon}
      </div>
      <FieldTexts id={fieldId} error={error} hint={hint} />
    </div>
  );
}

export type SelectFieldProps = FieldFrame &
  SelectHTMLAttributes<HTMLSelectElement> & {
    ref?: Ref<HTMLSelectElement>;
    options: readonly { value: string; label: string }[];
    placeholder?: string;
  };

/** A labelled native select; the placeholder is an empty first option. */
export function SelectField({ label, error, hint, options, placeholder, id, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles['field']}>
      <label htmlFor={fieldId}>{label}</label>
      <div className={styles['control']}>
        <select
          {...rest}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, error, hint)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      <FieldTexts id={fieldId} error={error} hint={hint} />
    </div>
  );
}

export type CheckboxProps = Omit<FieldFrame, 'label'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { ref?: Ref<HTMLInputElement>; label: ReactNode };

/** A checkbox with its label at the right. */
export function Checkbox({ label, error, hint, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles['field']}>
      <div className={styles['checkbox']}>
        <input
          {...rest}
          id={fieldId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, error, hint)}
        />
        <label htmlFor={fieldId}>{label}</label>
      </div>
      <FieldTexts id={fieldId} error={error} hint={hint} />
    </div>
  );
}
