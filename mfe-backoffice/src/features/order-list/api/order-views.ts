import { api, type ApiError } from '@lacteos/api-client';
import type { OrderViewCount } from '@lacteos/contracts/schemas';
import type { ListView } from '@lacteos/ui/office';
import { queryOptions } from '@tanstack/react-query';
import { ORDERS_KEY } from './orders-key';

export const ORDER_VIEWS = {
  payment: { name: 'Por pagar', filters: { duty: 'payment' } },
  dispatch: { name: 'Por despachar', filters: { duty: 'dispatch' } },
  invoice: { name: 'Por facturar', filters: { duty: 'invoice' } },
  problem: { name: 'Con problema', filters: { hasProblem: 'true' } },
} as const satisfies Record<OrderViewCount['view'], ListView>;

/** By the name of the view. */
export const orderViewCountsQuery = queryOptions<Record<string, number>, ApiError>({
  queryKey: [ORDERS_KEY, 'views'],
  queryFn: async ({ signal }) => {
    const counts = await api.get<OrderViewCount[]>('/admin/orders/views', { signal });
    return Object.fromEntries(counts.map(({ view, orders }) => [ORDER_VIEWS[view].name, orders]));
  },
});
