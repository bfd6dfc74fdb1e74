import { useQuery } from '@tanstack/react-query';

import { storesQuery } from '#features/stock';
import { orderedProductQuery } from '../api/ordered-product';

/** The factory's number among the stores. */
const FACTORY = '0';

/** The factory and the stores, as values of a filter. */
export function useStoreOptions() {
  const stores = useQuery(storesQuery);
  const named = (stores.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return [{ value: FACTORY, label: 'Fábrica' }, ...named];
}

/** The name of the product with this id. */
export function ProductName({ value }: { value: string }) {
  const product = useQuery(orderedProductQuery(value));
  return product.data?.name ?? value;
}
