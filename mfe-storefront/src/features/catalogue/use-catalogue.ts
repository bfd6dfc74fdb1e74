import { api, type Page } from '@lacteos/api-client';
import type { Product } from '@lacteos/contracts/schemas';
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

export function useSoldProducts(ids: readonly number[]) {
  const params = { ids: ids.join(',') };
  return useAnswer<Product[]>(`${LIST} ${params.ids}`, (isFresh) =>
    api.get<Product[]>(LIST, { params, isFresh }),
  );
}
