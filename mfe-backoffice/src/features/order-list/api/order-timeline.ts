import { api, type ApiError } from '@lacteos/api-client';
import type { OrderStep } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

import { ORDERS_KEY } from './orders-key';

export const orderTimelineQuery = (orderId: number) =>
  queryOptions<OrderStep[], ApiError>({
    queryKey: [ORDERS_KEY, 'timeline', orderId],
    queryFn: ({ signal }) => api.get<OrderStep[]>(`/admin/orders/${orderId}/timeline`, { signal }),
  });
