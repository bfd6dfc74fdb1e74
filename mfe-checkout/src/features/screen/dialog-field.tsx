import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogFieldProps {
  id: string;
  label: string;
  error?: string;
  children: ReactNode;
}

export function DialogField({ id, label, error, children }: DialogFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

export const controlProps = (id: string, error: string | undefined) => ({
  id,
  'aria-required': true,
  'aria-invalid': error !== undefined,
  'aria-describedby': error ? `${id}-error` : undefined,
});
