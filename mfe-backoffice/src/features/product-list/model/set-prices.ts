import { api } from '@lacteos/api-client';
import type { AdminProduct, SetPrices } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { PRODUCT_KEY, PRODUCTS_KEY } from './products-key';

/** All or none; resolves to the current products. */
export function useSetPrices() {
  const client = useQueryClient();
  return useMutation<AdminProduct[], FailedCall, SetPrices['prices']>({
    mutationFn: async (prices) =>
      (await api.put<{ products: AdminProduct[] }>('/admin/products/prices', { prices })).products,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [PRODUCTS_KEY] }),
        client.invalidateQueries({ queryKey: [PRODUCT_KEY] }),
      ]),
  });
}
