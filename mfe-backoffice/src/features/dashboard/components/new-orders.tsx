import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { LoadFailure } from '@lacteos/ui/antd';
import { NEW_ORDERS, newOrdersQuery } from '../../orders/api/count-new-orders';
import { plainView, writeTableView } from '../../office-table';
import { ORDERS_TABLE } from '../../orders/orders-definition';

const NEW_ORDERS_VIEW = {
  ...plainView(ORDERS_TABLE),
  filters: { isPaid: String(NEW_ORDERS.isPaid), isDelivered: String(NEW_ORDERS.isDelivered) },
};
const ADDRESS = `/admin/orders?${writeTableView(ORDERS_TABLE, NEW_ORDERS_VIEW)}`;

/** How many orders wait for their dispatch, with the way to them. */
export function NewOrders() {
  const count = useQuery(newOrdersQuery);
  if (count.isError) {
    return (
      <LoadFailure error={count.error} isRetrying={count.isFetching} onRetry={() => void count.refetch()} />
    );
  }
  return (
    <Link className="dashboard-card dashboard-count" to={ADDRESS}>
      <span className="dashboard-count__number" role="status" aria-busy={count.isPending}>
        {count.data ?? '–'}
      </span>
      <span>
        <strong>Pedidos nuevos</strong>
        <small>Pagados y sin despachar</small>
      </span>
    </Link>
  );
}
