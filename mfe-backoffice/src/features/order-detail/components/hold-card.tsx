import type { Order, OrderHold } from '@lacteos/contracts/schemas';
import { formatMoment } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton, usePersistedState } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';

import { orderHoldQuery, type HoldChange } from '#features/order-list';
import { FactCard } from './fact-card';
import { HoldDialog } from './hold-dialog';
import styles from './order.module.css';

const stateOf = ({ endsAt, releasedAt }: OrderHold): string => {
  if (releasedAt) return 'Liberada: las unidades volvieron a la venta';
  return endsAt ? 'Unidades apartadas' : 'Unidades apartadas, sin fecha de vencimiento';
};

function HoldActions({ hold }: { hold: OrderHold }) {
  const [change, setChange] = usePersistedState<HoldChange['do'] | null>(`opened hold ${hold.orderId}`, null);
  return (
    <>
      <div className={styles.holdActions}>
        {hold.endsAt && <Button onClick={() => setChange('prolong')}>Prorrogar reserva</Button>}
        <Button danger onClick={() => setChange('release')}>
          Liberar reserva
        </Button>
      </div>
      {change && <HoldDialog hold={hold} change={change} onClose={() => setChange(null)} />}
    </>
  );
}

export function HoldCard({ order }: { order: Order }) {
  const hold = useQuery({ ...orderHoldQuery(order.id), enabled: order.active && !order.isPaid });
  if (!order.active || order.isPaid) return null;
  return (
    <FactCard
      title="Reserva"
      facts={
        hold.data
          ? [
              ['Estado', stateOf(hold.data)],
              ['Vence', !hold.data.releasedAt && hold.data.endsAt && formatMoment(hold.data.endsAt)],
              ['Liberada', hold.data.releasedAt && formatMoment(hold.data.releasedAt)],
            ]
          : []
      }
    >
      {hold.isPending && <LoadingSkeleton />}
      {hold.isError && (
        <LoadFailure
          isPart
          error={hold.error}
          isRetrying={hold.isFetching}
          onRetry={() => void hold.refetch()}
        />
      )}
      {hold.data && !hold.data.releasedAt && <HoldActions hold={hold.data} />}
    </FactCard>
  );
}
