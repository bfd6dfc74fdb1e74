import { api } from '@lacteos/api-client';
import type { ProductSuggestions } from '@lacteos/contracts';
import { queryOptions } from '@tanstack/react-query';

/** What others bought with a product and what is like it, with the stock that the user can buy. */
export const suggestionsQuery = (userId: number, productId: number) =>
  queryOptions({
    queryKey: ['suggestions', userId, productId],
    queryFn: ({ signal }) => api.get<ProductSuggestions>(`/product/${productId}/suggestions`, { signal }),
    // The page can do without them.
    retry: false,
  });
