import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './ui.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Shows that work is under way and ignores further presses, without losing focus. */
  busy?: boolean;
  children: ReactNode;
}

/** The one button; `primary` is the action of a screen. */
export function Button({
  kind = 'primary',
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={[styles['button'], styles[kind], className].filter(Boolean).join(' ')}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className={styles['dots']} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
