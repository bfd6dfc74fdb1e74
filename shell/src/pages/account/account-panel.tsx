import { type ReactNode, useId } from 'react';
import styles from './account-pages.module.css';

export function AccountPanel({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
