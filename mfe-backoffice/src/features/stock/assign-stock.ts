import { api, type ApiError } from '@lacteos/api-client';
import type { AdminProduct, AssignStock, StoreSummary } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { PRODUCT_KEY, PRODUCTS_KEY } from '#features/product-list';

const PAGE_SIZE = 200;
const MAX_PAGES = 25;

export const storesQuery = queryOptions<StoreSummary[], ApiError>({
  queryKey: ['stores'],
  queryFn: ({ signal }) => api.get<StoreSummary[]>('/store/stores', { signal }),
});

export const factoryStockQuery = queryOptions<AdminProduct[], ApiError>({
  queryKey: [PRODUCTS_KEY, 'factory-stock'],
  queryFn: async ({ signal }) => {
    const products: AdminProduct[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const params = { active: true, sort: 'name', page, pageSize: PAGE_SIZE };
      const { data, meta } = await api.getPage<AdminProduct[]>('/admin/products', { params, signal });
      products.push(...data);
      if (products.length >= (meta?.total ?? 0) || data.length === 0) break;
    }
    return products;
  },
});

export function useAssignStock() {
  const client = useQueryClient();
  return useMutation<unknown, FailedCall, AssignStock>({
    mutationFn: (assignment) => api.post('/admin/assign_stock', assignment),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [PRODUCTS_KEY] }),
        client.invalidateQueries({ queryKey: [PRODUCT_KEY] }),
      ]),
  });
}
