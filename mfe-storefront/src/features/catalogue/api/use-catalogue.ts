import { api, type Page } from '@lacteos/api-client';
import type { Product } from '@lacteos/contracts';
import { answers } from '../../answers/answer-store';
import { useAnswer } from '../../answers/use-answer';
import { callOf, type CatalogueView } from '../model/catalogue-view';
import { useStockOwner } from './use-stock-owner';

const LIST = '/product/products';

/** One page of the products that are for sale, with the stock that this visitor can buy. */
export function useProducts(view: CatalogueView) {
  const owner = useStockOwner();
  const params = callOf(view);
  return useAnswer<Page<Product[]>>(owner && `${LIST} ${owner} ${JSON.stringify(params)}`, (isFresh) =>
    api.getPage<Product[]>(LIST, { params, isFresh }),
  );
}

const readProduct = (id: string | number, isFresh: boolean): Promise<Product> =>
  api.get<Product>(`/product/${encodeURIComponent(id)}`, { isFresh });

/** One product, with the stock that this visitor can buy. */
export function useProduct(id: string) {
  const owner = useStockOwner();
  return useAnswer<Product>(owner && `/product/${id} ${owner}`, (isFresh) => readProduct(id, isFresh));
}

/** The product as it is at this moment, past every stored copy. Rejects with an ApiError. */
export const readFreshProduct = (id: number): Promise<Product> => readProduct(id, true);

/** Has everything that shows stock ask again, because what it shows turned out to be old. */
export const renewCatalogue = (): Promise<void> => answers.renew((name) => name.startsWith('/product/'));
