import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { LoadFailure } from '@lacteos/ui/antd';
import { FigureCard } from '../../figure-card/figure-card';
import { NEW_ORDERS, newOrdersQuery } from '#features/order-list';
import { ordersLink } from '../model/order-links';
import styles from './dashboard.module.css';

const ADDRESS = ordersLink({
  isPaid: String(NEW_ORDERS.isPaid),
  isDelivered: String(NEW_ORDERS.isDelivered),
});

export function NewOrders() {
  const count = useQuery(newOrdersQuery);
  if (count.isError) {
    return (
      <LoadFailure error={count.error} isRetrying={count.isFetching} onRetry={() => void count.refetch()} />
    );
  }
  return (
    <Link className={styles.dashboardCount} to={ADDRESS} aria-busy={count.isPending}>
      <FigureCard
        title="Pedidos nuevos"
        figure={<span role="status">{count.data ?? '–'}</span>}
        description="Pagados y sin despachar"
      />
    </Link>
  );
}
