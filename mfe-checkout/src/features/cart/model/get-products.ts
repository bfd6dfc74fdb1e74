import { api } from '@lacteos/api-client';
import type { Product } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

/** The catalogue with the stock that the signed-in user may sell or buy. */
export const productsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['products', userId],
    queryFn: ({ signal }) => api.get<Product[]>('/product/products', { signal }),
  });
