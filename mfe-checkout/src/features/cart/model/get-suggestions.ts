import { api } from '@lacteos/api-client';
import type { Product, ProductSuggestions } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

const FIRST = { page: 1, pageSize: 8 };

const readSuggestions = async (productId: number | null, signal: AbortSignal): Promise<ProductSuggestions> =>
  productId === null
    ? {
        boughtTogether: [],
        related: await api.get<Product[]>('/product/products', { params: FIRST, signal }),
      }
    : api.get<ProductSuggestions>(`/product/${productId}/suggestions`, { signal });

export const suggestionsQuery = (userId: number, productId: number | null) =>
  queryOptions({
    queryKey: ['suggestions', userId, productId],
    queryFn: ({ signal }) => readSuggestions(productId, signal),
    retry: false,
  });
