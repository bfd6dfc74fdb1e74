import { BRAND } from '@lacteos/contracts/brand/brand';
import { formatMoment } from '@lacteos/ui';
import type { ReactNode } from 'react';
import styles from './papers.module.css';

interface PaperHeadProps {
  title: string;
  count?: string;
  children?: ReactNode;
}

export function PaperHead({ title, count, children }: PaperHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.brand}>{BRAND.name}</p>
        <h2>{title}</h2>
        <p>
          {count && `${count} · `}
          {formatMoment(new Date().toISOString())}
        </p>
      </div>
      {children}
    </header>
  );
}
