import { api } from '@lacteos/api-client';
import type {
  CollectBalance,
  CorrectDispatch,
  CorrectPayment,
  CorrectWithholding,
  Order,
  SiigoTax,
} from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { ORDERS_KEY } from '#features/order-list';

function useCorrection<Body>(call: (body: Body) => Promise<Order>) {
  const client = useQueryClient();
  return useMutation<Order, FailedCall, Body>({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}

export const useCorrectPayment = (id: number) =>
  useCorrection((body: CorrectPayment) => api.put<Order>(`/siigo/order/${id}/payment`, body));

export const useCorrectWithholding = (id: number) =>
  useCorrection((body: CorrectWithholding) => api.put<Order>(`/siigo/order/${id}/withholding`, body));

export const useCollectBalance = (id: number) =>
  useCorrection((body: CollectBalance) => api.post<Order>(`/admin/orders/${id}/balance`, body));

export const taxesQuery = queryOptions<SiigoTax[], FailedCall>({
  queryKey: ['siigo taxes'],
  queryFn: ({ signal }) => api.get<SiigoTax[]>('/siigo/taxes', { signal }),
});

export const useCorrectDispatch = (id: number) =>
  useCorrection((body: CorrectDispatch) => api.put<Order>(`/admin/orders/${id}/dispatch`, body));

export const useAddNote = (id: number) =>
  useCorrection((text: string) => api.post<Order>(`/admin/orders/${id}/notes`, { text }));
