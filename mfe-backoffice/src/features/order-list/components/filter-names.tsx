import { useQuery } from '@tanstack/react-query';

import { storesQuery } from '#features/stock';
import { orderedProductQuery } from '../api/ordered-product';

/** The factory's id among the stores. */
const FACTORY = '0';

export function useStoreOptions() {
  const stores = useQuery(storesQuery);
  const named = (stores.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return [{ value: FACTORY, label: 'Fábrica' }, ...named];
}

export function ProductName({ value }: { value: string }) {
  const product = useQuery(orderedProductQuery(value));
  return product.data?.name ?? value;
}
