import { api, type ApiError } from '@lacteos/api-client';
import type { Cashier } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';

const CASHIERS_KEY = 'admin-cashiers';

export const cashiersQuery = queryOptions<Cashier[], ApiError>({
  queryKey: [CASHIERS_KEY],
  queryFn: ({ signal }) => api.get<Cashier[]>('/admin/cashers', { signal }),
});

export function useAssignCashiers() {
  const client = useQueryClient();
  return useMutation<unknown, FailedCall, { storeId: number; userIds: number[] }>({
    mutationFn: (assignment) => api.post('/admin/assign_casher', assignment),
    onSettled: () => client.invalidateQueries({ queryKey: [CASHIERS_KEY] }),
  });
}
