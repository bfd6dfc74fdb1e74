import { ORDER_DUTIES } from '@lacteos/contracts/orders/order-duties';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { dutyCountsQuery } from '../model/dashboard-queries';
import { ordersLink } from '../model/order-links';
import styles from './dashboard.module.css';

export function DutyCounts() {
  const counts = useQuery(dutyCountsQuery);
  const open = counts.data?.filter(({ orders }) => orders > 0);
  return (
    <section
      className={[
        styles.dashboardCard,
        styles.dashboardNeeds,
        styles.dashboardDuties,
        styles.dashboardWhole,
      ].join(' ')}
      aria-labelledby="duties-title"
    >
      <h2 id="duties-title">Pendientes</h2>
      <p className={styles.dashboardHint}>Pedidos por lo que falta hacer en cada uno.</p>
      {counts.isPending && <LoadingSkeleton />}
      {counts.isError && (
        <LoadFailure
          isPart
          error={counts.error}
          isRetrying={counts.isFetching}
          onRetry={() => void counts.refetch()}
        />
      )}
      {open?.length === 0 && <p>Ningún pedido tiene algo pendiente.</p>}
      <ul>
        {open?.map(({ duty, orders }) => (
          <li key={duty}>
            <Link to={ordersLink({ duty })}>
              <strong>{orders}</strong> {ORDER_DUTIES[duty].name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
