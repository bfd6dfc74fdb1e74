import { FIGURES } from '@lacteos/contracts/reference/figures';
import { formatMoney } from '@lacteos/ui';
import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';

import { FigureCard } from '../figure-card/figure-card';
import { orderSumsQuery } from '#features/order-list';
import styles from './cash-desk.module.css';

export function TotalIncome({ filters }: { filters: Readonly<Record<string, string>> }) {
  const sums = useQuery(orderSumsQuery({ ...filters, isPaid: 'true' }));
  if (sums.isError)
    return (
      <LoadFailure
        isPart
        error={sums.error}
        isRetrying={sums.isFetching}
        onRetry={() => void sums.refetch()}
      />
    );
  return (
    <div className={styles.cashDeskIncome} role="status" aria-busy={sums.isPending}>
      <FigureCard
        title={FIGURES.received.label}
        figure={sums.data && formatMoney(sums.data.received)}
        description={FIGURES.received.counts}
      />
    </div>
  );
}
