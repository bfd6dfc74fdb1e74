import { api, type ApiError } from '@lacteos/api-client';
import type { Restock, RestockRow } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { PRODUCT_KEY, PRODUCTS_KEY } from '#features/product-list';

export const restockQuery = queryOptions<RestockRow[], ApiError>({
  queryKey: [PRODUCTS_KEY, 'restock'],
  queryFn: ({ signal }) => api.get<RestockRow[]>('/admin/restock', { signal }),
});

export function useRestock() {
  const client = useQueryClient();
  return useMutation<{ units: number }, FailedCall, Restock>({
    mutationFn: (body) => api.post<{ units: number }>('/admin/restock', body),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [PRODUCTS_KEY] }),
        client.invalidateQueries({ queryKey: [PRODUCT_KEY] }),
      ]),
  });
}
