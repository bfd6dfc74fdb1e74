import { api } from '@lacteos/api-client';
import type { Product } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

export const productsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['products', userId],
    queryFn: ({ signal }) => api.get<Product[]>('/product/products', { signal }),
  });
