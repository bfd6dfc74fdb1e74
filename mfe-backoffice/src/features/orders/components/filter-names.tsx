import { useQuery } from '@tanstack/react-query';

import { storesQuery } from '#features/stock';
import { orderedProductQuery } from '../api/ordered-product';

/** The factory's number among the stores. */
const FACTORY = '0';

/** The name of the store with this id. */
export function StoreName({ value }: { value: string }) {
  const stores = useQuery({ ...storesQuery, enabled: value !== FACTORY });
  if (value === FACTORY) return 'Fábrica';
  return stores.data?.find(({ id }) => String(id) === value)?.name ?? value;
}

/** The name of the product with this id. */
export function ProductName({ value }: { value: string }) {
  const product = useQuery(orderedProductQuery(value));
  return product.data?.name ?? value;
}

/** Whether the orders are invoiced. */
export function InvoiceState({ value }: { value: string }) {
  return value === 'true' ? 'facturado' : 'sin facturar';
}
