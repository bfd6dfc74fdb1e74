import { api } from '@lacteos/api-client';
import type { AdminProduct, SetPrices } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { PRODUCT_KEY, PRODUCTS_KEY } from './products-key';

/** Gives several products a price each, all of them or none; answers them as they are now. */
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
