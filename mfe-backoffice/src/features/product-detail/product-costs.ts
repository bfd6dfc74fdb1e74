import { api, type ApiError } from '@lacteos/api-client';
import type { ProductCost } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { PRODUCT_KEY, PRODUCTS_KEY } from '#features/product-list';

const costsKey = (id: number) => [PRODUCT_KEY, id, 'costs'] as const;

export const costsQuery = (id: number) =>
  queryOptions<ProductCost[], ApiError>({
    queryKey: costsKey(id),
    queryFn: ({ signal }) => api.get<ProductCost[]>(`/admin/product/${id}/costs`, { signal }),
  });

/** 0: no longer known. */
export function useSetCost(id: number) {
  const client = useQueryClient();
  return useMutation<ProductCost[], FailedCall, { cost: number; from: string }>({
    mutationFn: (cost) => api.put<ProductCost[]>(`/admin/product/${id}/costs`, cost),
    onSuccess: (costs) => {
      client.setQueryData(costsKey(id), costs);
      return Promise.all([
        client.invalidateQueries({ queryKey: [PRODUCTS_KEY] }),
        client.invalidateQueries({ queryKey: [PRODUCT_KEY, String(id)] }),
        client.invalidateQueries({ queryKey: ['dashboard'] }),
      ]);
    },
  });
}
