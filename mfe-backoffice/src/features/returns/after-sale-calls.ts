import { api, type ApiError } from '@lacteos/api-client';
import type {
  AfterSale,
  NewReturn,
  RefundAction,
  Return,
  ReturnStep,
  StaffRefund,
} from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { ORDERS_KEY } from '#features/order-list';

export const RETURNS_KEY = 'admin-returns';
export const REFUNDS_KEY = 'admin-refunds';

export type AfterSaleStep =
  | { readonly do: 'cancel'; readonly reason: string }
  | {
      readonly do: 'take-back';
      readonly reason: NewReturn['reason'];
      readonly line: Required<NewReturn['lines'][number]>;
    }
  | { readonly do: 'return'; readonly id: number; readonly step: ReturnStep }
  | { readonly do: 'refund'; readonly id: number; readonly change: RefundAction };

export const afterSaleQuery = (orderId: number) =>
  queryOptions<AfterSale, ApiError>({
    queryKey: [ORDERS_KEY, 'after-sale', orderId],
    queryFn: ({ signal }) => api.get<AfterSale>(`/order/${orderId}/after-sale`, { signal }),
  });

export const openRefundsQuery = queryOptions<StaffRefund[], ApiError>({
  queryKey: [ORDERS_KEY, 'open-refunds'],
  queryFn: ({ signal }) => api.get<StaffRefund[]>('/admin/refunds?open=true&pageSize=200', { signal }),
  gcTime: 0,
});

export function useAfterSaleStep(orderId: number) {
  const client = useQueryClient();
  return useMutation<AfterSale | Return | StaffRefund, FailedCall, AfterSaleStep>({
    mutationFn: (step) => {
      if (step.do === 'cancel')
        return api.post<AfterSale>(`/order/${orderId}/cancellation`, { reason: step.reason });
      if (step.do === 'take-back')
        return api.post<AfterSale>(`/order/${orderId}/returns`, { reason: step.reason, lines: [step.line] });
      if (step.do === 'return') return api.put<Return>(`/admin/returns/${step.id}`, step.step);
      return api.put<StaffRefund>(`/admin/refunds/${step.id}`, step.change);
    },
    onSettled: () =>
      Promise.all(
        [ORDERS_KEY, RETURNS_KEY, REFUNDS_KEY].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
