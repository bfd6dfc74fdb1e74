import { api, type ApiError } from '@lacteos/api-client';
import { recordRequestTime } from '@lacteos/api-client/live';
import type { Order } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

import { ORDERS_KEY } from '#features/order-list';

export const orderQuery = (id: string) => {
  const queryKey = [ORDERS_KEY, 'one', id];
  return queryOptions<Order, ApiError>({
    queryKey,
    queryFn: ({ signal }) => recordRequestTime(queryKey, () => api.get<Order>(`/order/${id}`, { signal })),
  });
};
