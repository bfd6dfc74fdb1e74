import { api, type ApiError } from '@lacteos/api-client';
import type { CashMovement, CashShift, MethodTotal, RefundTotal } from '@lacteos/contracts/schemas';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { CASH_DESK_KEY as KEY, openShift } from '../cash-shift/cash-shift';

export const methodTotalsQuery = (filters: Readonly<Record<string, string>>) =>
  queryOptions<MethodTotal[], ApiError>({
    queryKey: [KEY, 'totals', filters],
    queryFn: ({ signal }) => api.get<MethodTotal[]>('/admin/cash-desk/totals', { params: filters, signal }),
    placeholderData: keepPreviousData,
  });

/** In pesos. */
export const refundedTotalQuery = (params: { from: string | undefined; to: string | undefined }) =>
  queryOptions<number, ApiError>({
    queryKey: [KEY, 'given-back', params],
    queryFn: async ({ signal }) =>
      (await api.get<RefundTotal>('/admin/refunds/total', { params, signal })).total,
    placeholderData: keepPreviousData,
  });

export const currentShiftQuery = queryOptions<CashShift | null, ApiError>({
  queryKey: [KEY, 'shift'],
  queryFn: ({ signal }) => api.get<CashShift | null>('/admin/cash-desk/shift', { signal }),
});

export const shiftsQuery = queryOptions<CashShift[], ApiError>({
  queryKey: [KEY, 'shifts'],
  queryFn: ({ signal }) =>
    api.get<CashShift[]>('/admin/cash-desk/shifts', { params: { page: 1, pageSize: 10 }, signal }),
});

/** Null: movements in no shift; `sum` covers all of them, in pesos. */
export const movementsQuery = (shiftId: number | null) =>
  queryOptions<{ movements: CashMovement[]; total: number; sum: number }, ApiError>({
    queryKey: [KEY, 'movements', shiftId],
    queryFn: async ({ signal }) => {
      const params = { page: 1, pageSize: 100, ...(shiftId === null ? {} : { shiftId }) };
      const { data, meta } = await api.getPage<CashMovement[]>('/admin/cash-desk/movements', {
        params,
        signal,
      });
      return { movements: data, total: meta?.total ?? data.length, sum: meta?.sum ?? 0 };
    },
  });

type Pieces = { value: number; count: number }[];

export type ShiftStep = { step: 'open' } | { step: 'close'; shift: CashShift };

/** Closing a shift again returns it as it was closed. */
export function useCashShift(dialog: ShiftStep) {
  const client = useQueryClient();
  return useMutation<CashShift, ApiError, { counts: Pieces; note: string }>({
    mutationFn: ({ counts, note }) =>
      dialog.step === 'open'
        ? openShift(counts)
        : api.put<CashShift>('/admin/cash-desk/shift', {
            shiftId: dialog.shift.id,
            counts,
            ...(note ? { note } : {}),
          }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

export function useShiftOutcome({ step, ...dialog }: ShiftStep) {
  const client = useQueryClient();
  return async (): Promise<'done' | 'unknown'> => {
    try {
      const now = await client.fetchQuery({ ...currentShiftQuery, staleTime: 0, retry: false });
      const isDone = step === 'open' ? now !== null : 'shift' in dialog && now?.id !== dialog.shift.id;
      return isDone ? 'done' : 'unknown';
    } catch {
      return 'unknown';
    }
  };
}
