import { api } from '@lacteos/api-client';
import type { WompiWidget } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

const RENEWAL_MS = 20_000;

/** Signed. Reloaded now and then: a payment may have begun elsewhere. */
export const widgetQuery = (userId: number, orderId: number) =>
  queryOptions({
    queryKey: ['wompi-widget', userId, orderId],
    queryFn: ({ signal }) => api.get<WompiWidget>(`/order/${orderId}/wompi`, { signal }),
    refetchInterval: ({ state }) => (state.data ? RENEWAL_MS : false),
  });
