import { api } from '@lacteos/api-client';
import type { Order } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

export const orderQuery = (userId: number, orderId: string) =>
  queryOptions({
    queryKey: ['order', userId, orderId],
    queryFn: ({ signal }) => api.get<Order>(`/order/${encodeURIComponent(orderId)}`, { signal }),
  });
