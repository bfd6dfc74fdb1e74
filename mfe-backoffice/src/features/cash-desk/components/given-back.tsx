import { formatMoney } from '@lacteos/ui';
import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';

import { FigureCard } from '#features/figure-card';
import { givenBackQuery } from '../api/cash-desk-queries';
import styles from './cash-desk.module.css';

/** 'Devuelto': what went back to buyers in the chosen days, whatever they paid with. */
export function GivenBack({ from, to }: { from: string | undefined; to: string | undefined }) {
  const sum = useQuery(givenBackQuery({ from, to }));
  if (sum.isError)
    return (
      <LoadFailure isPart error={sum.error} isRetrying={sum.isFetching} onRetry={() => void sum.refetch()} />
    );
  return (
    <div className={styles.cashDeskIncome} role="status" aria-busy={sum.isPending}>
      <FigureCard
        title="Devuelto"
        figure={sum.data === undefined ? undefined : formatMoney(sum.data)}
        description="En los días elegidos, por todos los métodos"
      />
    </div>
  );
}
