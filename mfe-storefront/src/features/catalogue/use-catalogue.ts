import { api, type Page } from '@lacteos/api-client';
import type { Product, ProductSuggestions } from '@lacteos/contracts/schemas';
import { callOf, viewOf, type CatalogueView } from '@lacteos/contracts/catalogue';
import { answers, useAnswer, whileInHtml } from '#features/answers';
import { EVERYONES_STOCK, useStockOwner } from './use-stock-owner';

const LIST = '/product/products';

const nameOf = (owner: string, view: CatalogueView): string =>
  `${LIST} ${owner} ${JSON.stringify(callOf(view))}`;

const readList = (view: CatalogueView, isFresh: boolean): Promise<Page<Product[]>> =>
  api.getPage<Product[]>(LIST, { params: callOf(view), isFresh });

/** Puts the list that everyone sees into the answers under the name by which `useProducts` looks for it. */
export const askList = (view: CatalogueView, read = readList): Promise<void> =>
  answers.ask(nameOf(EVERYONES_STOCK, view), (isFresh) => read(view, isFresh));

/** Waits for the products that the HTML shows already. */
export const whenListed = (): Promise<void> =>
  whileInHtml('products', () => askList(viewOf(new URLSearchParams(window.location.search))));

/** One page of the products that are for sale, with the stock that this visitor can buy. */
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

/** The product as it is at this moment, past every stored copy. Rejects with an ApiError. */
export const readFreshProduct = (id: number): Promise<Product> => readProduct(id, true);

/** Revalidates everything that shows stock, because it turned out to be stale. */
export const renewCatalogue = (): Promise<void> => answers.renew((name) => name.startsWith('/product/'));
