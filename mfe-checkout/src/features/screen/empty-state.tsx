import type { ReactNode } from 'react';
import styles from './screen.module.css';

export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={`${styles.panel} ${styles.empty}`}>
      <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" className={styles.emptyPicture}>
        <circle cx="48" cy="48" r="46" fill="var(--sky, #dcebf5)" />
        <path
          d="M39 20h18v8l6 9v34a6 6 0 0 1-6 6H39a6 6 0 0 1-6-6V37l6-9z"
          fill="var(--milk, #fff)"
          stroke="var(--leaf, #2f6b3a)"
          strokeWidth="3"
        />
        <path d="M34.5 50h27v15h-27z" fill="var(--butter, #f2b93b)" />
        <path d="M38 20h20" stroke="var(--leaf, #2f6b3a)" strokeWidth="6" strokeLinecap="round" />
      </svg>
      <p className={styles.emptyTitle}>{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}
