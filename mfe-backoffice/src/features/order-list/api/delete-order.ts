import { api, type ApiError } from '@lacteos/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ORDERS_KEY } from './orders-key';

/** Cancels an unpaid order; reloads the lists also after a failure. */
export function useDeleteOrder() {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, number>({
    mutationFn: (id) => api.delete('/order/delete', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}
