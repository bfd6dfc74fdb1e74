import type { StaffOrderRow } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { orderLinesQuery } from '../api/order-lines';
import styles from './orders.module.css';
import { OrderTimeline } from './timeline-drawer';

function Lines({ orderId }: { orderId: number }) {
  const lines = useQuery(orderLinesQuery(orderId));
  return (
    <>
      {lines.isPending && <LoadingSkeleton />}
      {lines.isError && (
        <LoadFailure
          isPart
          error={lines.error}
          isRetrying={lines.isFetching}
          onRetry={() => void lines.refetch()}
        />
      )}
      <ul className={styles.panelLines}>
        {lines.data?.map(({ id_product, quantity, price, Product }) => (
          <li key={id_product}>
            <span>{`${quantity} × ${Product.name}`}</span>
            <span>{formatMoney(price * quantity)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Adds to the row its products and its timeline. */
export function OrderPanel({ row: { id } }: { row: StaffOrderRow }) {
  return (
    <>
      <h2 className={styles.panelTitle}>Productos</h2>
      <Lines orderId={id} />
      <h2 className={styles.panelTitle}>Historial</h2>
      <OrderTimeline orderId={id} />
    </>
  );
}
