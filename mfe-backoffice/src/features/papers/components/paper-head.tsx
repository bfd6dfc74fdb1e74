import { BRAND } from '@lacteos/contracts/brand/brand';
import { formatMoment } from '@lacteos/ui';
import type { ReactNode } from 'react';
import styles from './papers.module.css';

interface PaperHeadProps {
  title: string;
  /** '12 pedidos' */
  count?: string;
  /** On the right, e.g. the code of the order. */
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

/** 'un pedido', '3 pedidos' */
export const countText = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-CO')} ${count === 1 ? one : many}`;
