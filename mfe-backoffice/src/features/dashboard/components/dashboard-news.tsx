import { askedAt, countNews, newsText, useLive } from '@lacteos/api-client/live';
import { LiveNotice } from '@lacteos/ui/antd';
import { type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';

import { newOrdersQuery } from '#features/order-list';

const DASHBOARD = { queryKey: ['dashboard'] };
const ORDERS = { one: 'pedido', many: 'pedidos' };

/** Says how many orders came or changed since the figures were read; they are read when the person asks for them. */
export function DashboardNews({ queryKey }: { queryKey: QueryKey }) {
  const client = useQueryClient();
  const isLoading = useIsFetching(DASHBOARD) > 0;
  const { changes, isTooMuch } = useLive({ subject: 'order', askedAt: askedAt(queryKey) });
  const placed = new Set(changes.filter(({ name }) => name === 'OrderPlaced').map(({ id }) => id));
  // Figures show no rows: every order that is not new counts as changed.
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
