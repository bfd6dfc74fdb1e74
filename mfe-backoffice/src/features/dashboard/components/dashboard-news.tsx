import { requestedAt, countNews, newsText, useLive } from '@lacteos/api-client/live';
import { LiveNotice } from '@lacteos/ui/antd';
import { type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';

import { newOrdersQuery } from '#features/order-list';

const DASHBOARD = { queryKey: ['dashboard'] };
const ORDERS = { one: 'pedido', many: 'pedidos' };

export function DashboardNews({ queryKey }: { queryKey: QueryKey }) {
  const client = useQueryClient();
  const isLoading = useIsFetching(DASHBOARD) > 0;
  const { changes, isTooMuch } = useLive({ subject: 'order', requestedAt: requestedAt(queryKey) });
  const placed = new Set(changes.filter(({ name }) => name === 'OrderPlaced').map(({ id }) => id));
  // The page shows no rows: orders that are not new count as changed.
  const text = newsText(
    countNews(changes, (id) => !placed.has(id)),
    ORDERS,
  );
  return (
    <LiveNotice
      text={isTooMuch ? 'Hay pedidos con cambios' : text}
      isLoading={isLoading}
      onShow={() => {
        void client.invalidateQueries(DASHBOARD);
        void client.invalidateQueries({ queryKey: newOrdersQuery.queryKey });
      }}
    />
  );
}
