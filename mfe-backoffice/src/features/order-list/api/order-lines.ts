import { api, type ApiError } from '@lacteos/api-client';
import type { Order } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';
import { ORDERS_KEY } from './orders-key';

export const orderLinesQuery = (id: number) =>
  queryOptions<Order['orderItems'], ApiError>({
    queryKey: [ORDERS_KEY, 'lines', id],
    queryFn: async ({ signal }) => (await api.get<Order>(`/order/${id}`, { signal })).orderItems,
  });
