import { api, type ApiError } from '@lacteos/api-client';
import type { OrderRow } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

import { ORDERS_KEY } from './orders-key';

export const NEW_ORDERS = { isPaid: true, isDelivered: false } as const;

export const newOrdersQuery = queryOptions<number, ApiError>({
  queryKey: [ORDERS_KEY, 'count', NEW_ORDERS],
  queryFn: async ({ signal }) => {
    const params = { ...NEW_ORDERS, page: 1, pageSize: 1 };
    const { meta, data } = await api.getPage<OrderRow[]>('/admin/orders', { params, signal });
    return meta?.total ?? data.length;
  },
});
