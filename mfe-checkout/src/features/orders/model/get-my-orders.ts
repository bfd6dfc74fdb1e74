import { api } from '@lacteos/api-client';
import type { OrderRow } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

export const myOrdersQuery = (userId: number) =>
  queryOptions({
    queryKey: ['orders', userId],
    queryFn: ({ signal }) => api.get<OrderRow[]>('/order/mine', { signal }),
  });
