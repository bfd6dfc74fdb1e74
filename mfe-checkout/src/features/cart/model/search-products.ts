import { api } from '@lacteos/api-client';
import type { Product } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

const SHOWN = 8;
const FRESH_MS = 10_000;

export const productSearchQuery = (userId: number, search: string) =>
  queryOptions({
    queryKey: ['product-search', userId, search],
    queryFn: ({ signal }) =>
      api.get<Product[]>('/product/products', { params: { search, page: 1, pageSize: SHOWN }, signal }),
    staleTime: FRESH_MS,
  });
