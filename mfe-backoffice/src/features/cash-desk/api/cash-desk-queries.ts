import { api, type ApiError } from '@lacteos/api-client';
import type { CashShift, MethodTotal, RefundTotal } from '@lacteos/contracts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const KEY = 'cash-desk';

/** What was paid by each method; the filters are those of the cash desk's table. */
export const methodTotalsQuery = (filters: Readonly<Record<string, string>>) =>
  queryOptions<MethodTotal[], ApiError>({
    queryKey: [KEY, 'totals', filters],
    queryFn: ({ signal }) => api.get<MethodTotal[]>('/admin/cash-desk/totals', { params: filters, signal }),
    placeholderData: keepPreviousData,
  });

/** What went back to buyers in some days, in pesos. */
export const givenBackQuery = (params: { from: string | undefined; to: string | undefined }) =>
  queryOptions<number, ApiError>({
    queryKey: [KEY, 'given-back', params],
    queryFn: async ({ signal }) =>
      (await api.get<RefundTotal>('/admin/refunds/total', { params, signal })).total,
    placeholderData: keepPreviousData,
  });

/** The signed-in person's open shift, or null. */
export const currentShiftQuery = queryOptions<CashShift | null, ApiError>({
  queryKey: [KEY, 'shift'],
  queryFn: ({ signal }) => api.get<CashShift | null>('/admin/cash-desk/shift', { signal }),
});

/** The last shifts of everybody. */
export const shiftsQuery = queryOptions<CashShift[], ApiError>({
  queryKey: [KEY, 'shifts'],
  queryFn: ({ signal }) =>
    api.get<CashShift[]>('/admin/cash-desk/shifts', { params: { page: 1, pageSize: 10 }, signal }),
});

/** The counted cash and a note. */
export interface Counted {
  counts: { value: number; count: number }[];
  note?: string;
}

/** Opens the person's shift, or closes the open one. */
export function useCashShift(step: 'open' | 'close') {
  const client = useQueryClient();
  return useMutation<CashShift, ApiError, Counted>({
    mutationFn: ({ counts, note }) =>
      step === 'open'
        ? api.post<CashShift>('/admin/cash-desk/shift', { counts })
        : api.put<CashShift>('/admin/cash-desk/shift', { counts, ...(note ? { note } : {}) }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}
