import { api } from '@lacteos/api-client';
import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import type { Order } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { ORDERS_KEY } from '#features/order-list';
import type { AlertEnding } from './alert-actions';

const PATHS: Readonly<Record<AlertEnding, string>> = {
  refund: '/refund',
  cancel: '/cancel',
  'ask-payment': '/payment',
  resolve: '',
};

/** Absent: takes the missing units. */
export type AlertEnd = { do: AlertEnding; alert: PaymentAlert; reason: string } | null;

export function useConfirmCount(orderId: number) {
  const client = useQueryClient();
  return useMutation<null, FailedCall, void>({
    mutationFn: () => api.put<null>(`/till/sales/${orderId}/stock-count`),
    onSettled: () => client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}

export function useEndAlert(orderId: number) {
  const client = useQueryClient();
  return useMutation<Order, FailedCall, AlertEnd>({
    mutationFn: (end) => {
      if (!end) return api.post<Order>(`/admin/orders/${orderId}/stock`);
      const { do: what, ...body } = end;
      return api.post<Order>(`/admin/orders/${orderId}/alert${PATHS[what]}`, body);
    },
    onSettled: () => client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}
