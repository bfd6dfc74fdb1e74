import { api, type ApiError } from '@lacteos/api-client';
import type { OrderHold } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { ORDERS_KEY } from './orders-key';

/** `until` is a Colombian day. */
export type HoldChange = { do: 'prolong'; until: string; reason: string } | { do: 'release'; reason: string };

const pathOf = (orderId: number) => `/admin/orders/${orderId}/hold`;

export const orderHoldQuery = (orderId: number) =>
  queryOptions<OrderHold, ApiError>({
    queryKey: [ORDERS_KEY, 'hold', orderId],
    queryFn: ({ signal }) => api.get<OrderHold>(pathOf(orderId), { signal }),
  });

export function useChangeHold(orderId: number) {
  const client = useQueryClient();
  return useMutation<OrderHold, FailedCall, HoldChange>({
    mutationFn: ({ do: what, ...body }) =>
      what === 'prolong'
        ? api.put<OrderHold>(pathOf(orderId), body)
        : api.delete<OrderHold>(pathOf(orderId), { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}
