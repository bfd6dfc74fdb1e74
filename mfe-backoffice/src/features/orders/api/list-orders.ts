import { api, type ApiError, type Page } from '@lacteos/api-client';
import type { OrderRow } from '@lacteos/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { ordersRequest, type OrdersView } from '../model/orders-view';

/** Everything read from `/admin/orders` stands below this key. */
export const ORDERS_KEY = 'admin-orders';

/** One page of orders as the view asks for it; the last page stays visible while the next one loads. */
export const ordersQuery = (view: OrdersView) => {
  const params = ordersRequest(view);
  return queryOptions<Page<OrderRow[]>, ApiError>({
    queryKey: [ORDERS_KEY, 'list', params],
    queryFn: ({ signal }) => api.getPage<OrderRow[]>('/admin/orders', { params, signal }),
    placeholderData: keepPreviousData,
  });
};
