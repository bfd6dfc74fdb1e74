import { api, type ApiError } from '@lacteos/api-client';
import type { Order } from '@lacteos/contracts';
import { queryOptions } from '@tanstack/react-query';

import { ORDERS_KEY } from '#features/orders';

/** One order with its lines; read again with the lists of orders. */
export const orderQuery = (id: string) =>
  queryOptions<Order, ApiError>({
    queryKey: [ORDERS_KEY, 'one', id],
    queryFn: ({ signal }) => api.get<Order>(`/order/${id}`, { signal }),
  });
