import { api, type ApiError } from '@lacteos/api-client';
import type { Buyer, CustomerData } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { ORDERS_KEY } from '#features/order-list';

const pathOf = (orderId: number) => `/siigo/order/${orderId}/buyer`;

export const buyerQuery = (orderId: number) =>
  queryOptions<Buyer, ApiError>({
    queryKey: [ORDERS_KEY, 'buyer', orderId],
    queryFn: ({ signal }) => api.get<Buyer>(pathOf(orderId), { signal }),
    gcTime: 0,
  });

export function useCorrectBuyer(orderId: number) {
  const client = useQueryClient();
  return useMutation<Buyer, FailedCall, CustomerData>({
    mutationFn: (customer) => api.put<Buyer>(pathOf(orderId), { customer }),
    onSuccess: () => client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}
