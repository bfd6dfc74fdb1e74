import { api, type ApiError } from '@lacteos/api-client';
import type { CashMovement, NewCashMovement } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { CASH_DESK_KEY } from '../cash-shift/cash-shift';

/** @param key the same for each attempt at one movement */
export function useRecordMovement(key: string) {
  const client = useQueryClient();
  return useMutation<CashMovement, ApiError, NewCashMovement>({
    mutationFn: (movement) => api.post<CashMovement>('/till/movements', movement, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: [CASH_DESK_KEY] }),
  });
}
