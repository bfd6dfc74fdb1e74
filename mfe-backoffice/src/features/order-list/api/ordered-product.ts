import { api, type ApiError } from '@lacteos/api-client';
import type { AdminProduct } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

import { PRODUCT_KEY } from '#features/product-list';

export const orderedProductQuery = (id: string) =>
  queryOptions<AdminProduct, ApiError>({
    queryKey: [PRODUCT_KEY, id],
    queryFn: ({ signal }) => api.get<AdminProduct>(`/admin/product/${id}`, { signal }),
  });
