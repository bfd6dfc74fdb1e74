import { api, type Page } from '@lacteos/api-client';
import type { Product, ProductSuggestions } from '@lacteos/contracts/schemas';
import { callOf, viewOf, type CatalogueView } from '@lacteos/contracts/catalogue';
import { answers, useAnswer, whileInHtml } from '#features/answers';
import { FACTORY_STOCK, useStockOwner } from './use-stock-owner';

const LIST = '/product/products';

const nameOf = (owner: string, view: CatalogueView): string =>
  `${LIST} ${owner} ${JSON.stringify(callOf(view))}`;

const readList = (view: CatalogueView, isFresh: boolean): Promise<Page<Product[]>> =>
  api.getPage<Product[]>(LIST, { params: callOf(view), isFresh });

/** Stores the anonymous list under the name of `useProducts`. */
export const loadList = (view: CatalogueView, read = readList): Promise<void> =>
  answers.load(nameOf(FACTORY_STOCK, view), (isFresh) => read(view, isFresh));

export const whenListLoaded = (): Promise<void> =>
  whileInHtml('products', () => loadList(viewOf(new URLSearchParams(window.location.search))));

/** With the stock that this visitor can buy. */
export function useProducts(view: CatalogueView) {
  const owner = useStockOwner();
  return useAnswer<Page<Product[]>>(owner && nameOf(owner, view), (isFresh) => readList(view, isFresh));
}

const readProduct = (id: string | number, isFresh: boolean): Promise<Product> =>
  api.get<Product>(`/product/${encodeURIComponent(id)}`, { isFresh });

export function useProduct(id: string) {
  const owner = useStockOwner();
  return useAnswer<Product>(owner && `/product/${id} ${owner}`, (isFresh) => readProduct(id, isFresh));
}

export function useSoldProducts(ids: readonly number[]) {
  const params = { ids: ids.join(',') };
  return useAnswer<Product[]>(`${LIST} ${params.ids}`, (isFresh) =>
    api.get<Product[]>(LIST, { params, isFresh }),
  );
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
