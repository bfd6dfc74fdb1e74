import { StatisticCard } from '@ant-design/pro-components';

import type { ReactNode } from 'react';

import styles from './figure-card.module.css';

interface FigureCardProps {
  title: string;
  /** The figure as it is shown; a dash while it is not known. */
  figure: ReactNode;
  description?: string;
}

/** The main figure of a page, in large type. */
export function FigureCard({ title, figure, description }: FigureCardProps) {
  return (
    <StatisticCard
      className={styles['card']}
      statistic={{
        title,
        formatter: () => figure ?? '–',
        classNames: { title: styles['title'], content: styles['figure'] },
        description: description && <span className={styles['description']}>{description}</span>,
      }}
    />
  );
}
