import { StatisticCard } from '@ant-design/pro-components';
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
    <Link className="dashboard-count" to={ADDRESS} aria-busy={count.isPending}>
      <StatisticCard
        statistic={{
          title: 'Pedidos nuevos',
          formatter: () => <span role="status">{count.data ?? '–'}</span>,
          description: 'Pagados y sin despachar',
        }}
      />
    </Link>
  );
}
