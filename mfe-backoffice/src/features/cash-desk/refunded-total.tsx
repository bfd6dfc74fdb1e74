import { FIGURES } from '@lacteos/contracts/reference/figures';
import { formatMoney } from '@lacteos/ui';
import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { FigureCard } from '../figure-card/figure-card';
import { refundedTotalQuery } from './cash-desk-queries';
import styles from './cash-desk.module.css';

export function RefundedTotal({ from, to }: { from: string | undefined; to: string | undefined }) {
  const sum = useQuery(refundedTotalQuery({ from, to }));
  if (sum.isError)
    return (
      <LoadFailure isPart error={sum.error} isRetrying={sum.isFetching} onRetry={() => void sum.refetch()} />
    );
  return (
    <div className={styles.cashDeskIncome} role="status" aria-busy={sum.isPending}>
      <FigureCard
        title={FIGURES.paidOut.label}
        figure={
          sum.data === undefined ? undefined : <Link to={paidOutLink(from, to)}>{formatMoney(sum.data)}</Link>
        }
        description={FIGURES.paidOut.counts}
      />
    </div>
  );
}

function paidOutLink(from: string | undefined, to: string | undefined): string {
  const days = { ...(from ? { doneFrom: from } : {}), ...(to ? { doneTo: to } : {}) };
  return `/admin/refunds?${new URLSearchParams({ paidOut: 'true', ...days }).toString()}`;
}
