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

/** What others bought with a product and what is like it, with the stock that the user can buy; the shop's first products without one. */
export const suggestionsQuery = (userId: number, productId: number | null) =>
  queryOptions({
    queryKey: ['suggestions', userId, productId],
    queryFn: ({ signal }) => readSuggestions(productId, signal),
    // The page can do without them.
    retry: false,
  });
