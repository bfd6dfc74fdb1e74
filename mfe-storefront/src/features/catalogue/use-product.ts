import { api } from '@lacteos/api-client';
import type { Product, ProductSuggestions } from '@lacteos/contracts/schemas';
import { answers, useAnswer } from '#features/answers';
import { useStockOwner } from './use-stock-owner';

const readProduct = (id: string | number, isFresh: boolean): Promise<Product> =>
  api.get<Product>(`/product/${encodeURIComponent(id)}`, { isFresh });

export function useProduct(id: string) {
  const owner = useStockOwner();
  return useAnswer<Product>(owner && `/product/${id} ${owner}`, (isFresh) => readProduct(id, isFresh));
}

/** With the stock that this visitor can buy. */
export function useSuggestions(id: number) {
  const owner = useStockOwner();
  const path = `/product/${id}/suggestions`;
  return useAnswer<ProductSuggestions>(owner && `${path} ${owner}`, (isFresh) =>
    api.get<ProductSuggestions>(path, { isFresh }),
  );
}

/** Bypasses every cache. Rejects with an ApiError. */
export const readFreshProduct = (id: number): Promise<Product> => readProduct(id, true);

export const renewCatalogue = (): Promise<void> => answers.renew((name) => name.startsWith('/product/'));
