import { api, type ApiError } from '@lacteos/api-client';
import type { OrderSums } from '@lacteos/contracts/schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { ORDERS_KEY } from './orders-key';

export const orderSumsQuery = (filters: Readonly<Record<string, string>>) =>
  queryOptions<OrderSums, ApiError>({
    queryKey: [ORDERS_KEY, 'sums', filters],
    queryFn: ({ signal }) => api.get<OrderSums>('/admin/orders/sums', { params: filters, signal }),
    placeholderData: keepPreviousData,
  });
