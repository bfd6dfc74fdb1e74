import type { ReactNode } from 'react';

import styles from './figure-card.module.css';

interface FigureCardProps {
  title: string;
  figure: ReactNode;
  description?: string;
}

export function FigureCard({ title, figure, description }: FigureCardProps) {
  return (
    <div className={styles['card']}>
      <div className={styles['title']}>{title}</div>
      <div className={styles['figure']}>{figure ?? '–'}</div>
      {description && <div className={styles['description']}>{description}</div>}
    </div>
  );
}
