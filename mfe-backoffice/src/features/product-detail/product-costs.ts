import { api, type ApiError } from '@lacteos/api-client';
import type { ProductCost } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { PRODUCT_KEY, PRODUCTS_KEY } from '#features/product-list';

const costsKey = (id: number) => [PRODUCT_KEY, id, 'costs'] as const;

/** The costs of a product, the last one first. */
export const costsQuery = (id: number) =>
  queryOptions<ProductCost[], ApiError>({
    queryKey: costsKey(id),
    queryFn: ({ signal }) => api.get<ProductCost[]>(`/admin/product/${id}/costs`, { signal }),
  });

/** Sets the cost of a product from a day on; 0 says that it is not known any more. */
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
