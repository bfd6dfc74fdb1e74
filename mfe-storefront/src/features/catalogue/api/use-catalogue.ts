import { api } from '@lacteos/api-client';
import type { Product } from '@lacteos/contracts';
import useSWR from 'swr';
import { useStockOwner } from './use-stock-owner';

type CatalogueKey = readonly [path: string, stockOwner: string];

const fetchPath = <T>([path]: CatalogueKey): Promise<T> => api.get<T>(path);
const OPTIONS = { shouldRetryOnError: false, keepPreviousData: true };

/** All products that are for sale, with the stock that this visitor can buy. */
export function useProducts() {
  const owner = useStockOwner();
  return useSWR<Product[], unknown, CatalogueKey | null>(
    owner ? ['/product/products', owner] : null,
    fetchPath,
    OPTIONS,
  );
}

/** One product, with the stock that this visitor can buy. */
export function useProduct(id: string) {
  const owner = useStockOwner();
  const key = owner ? ([`/product/${encodeURIComponent(id)}`, owner] as const) : null;
  return useSWR<Product, unknown, CatalogueKey | null>(key, fetchPath, { shouldRetryOnError: false });
}
