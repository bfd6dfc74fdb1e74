import type { ReactNode } from 'react';
import styles from './ui.module.css';

/** A red alert that screen readers announce; `children` may hold a retry button. */
export function Alert({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <div role="alert" className={styles['alert']}>
      {title ? <strong>{title}</strong> : null}
      {children ? <div>{children}</div> : null}
    </div>
  );
}

/** A spinner with a visible label, 'Cargando..' by default. */
export function Spinner({ label = 'Cargando..' }: { label?: string }) {
  return (
    <div role="status" className={styles['spinner']}>
      <span className={styles['wheel']} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}

/** What a list shows when there is nothing to list; `children` is the way on. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <p className={styles['emptyTitle']}>{title}</p>
      {children}
    </div>
  );
}

/** A grey shape that keeps the place of what is being loaded. Sizes are CSS lengths. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden="true" />;
}
