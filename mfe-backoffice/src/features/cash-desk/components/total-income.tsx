import { formatMoney } from '@lacteos/ui';

import { FigureCard } from '#features/figure-card';
import styles from './cash-desk.module.css';

/** 'Total Ingreso': the sum of totalPrice of the filtered payments; `income` in pesos. */
export function TotalIncome({ income }: { income: number | undefined }) {
  return (
    <div className={styles.cashDeskIncome} role="status" aria-busy={income === undefined}>
      <FigureCard title="Total Ingreso" figure={income === undefined ? undefined : formatMoney(income)} />
    </div>
  );
}
