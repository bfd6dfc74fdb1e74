import type { TillCatalogue, TillProduct } from '@lacteos/contracts/schemas';
import { api } from '@lacteos/api-client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRead, type Read } from '#features/screen';
import { ProductFinder } from './product-finder';
import { readStoredCatalogue, storeCatalogue } from './stored-catalogue';

const RENEW_MS = 60_000;

export interface Catalogue extends Omit<Read<TillCatalogue>, 'data'> {
  data: TillCatalogue | undefined;
  finder: ProductFinder;
  /** Until the next reading: what this page just sold. */
  subtractSold: (items: readonly { id_product: number; quantity: number }[]) => void;
}

type Sold = ReadonlyMap<number, number>;

const lessSold = (product: TillProduct, sold: Sold): TillProduct => {
  const units = sold.get(product.id) ?? 0;
  return units === 0 ? product : { ...product, stock: Math.max(0, product.stock - units) };
};

/** Products, prices and stock of the seller's store, read whole: finding one needs no request. */
export function useCatalogue(owner: string | null): Catalogue {
  const read = useRead<TillCatalogue>(owner && `catalogue ${owner}`, (signal) =>
    api.get<TillCatalogue>('/till/catalogue', { signal }),
  );
  const [sold, setSold] = useState<Sold>(new Map());
  const { data: answered, reload } = read;
  const [stored, setStored] = useState(() => (owner ? readStoredCatalogue(owner) : undefined));
  useEffect(() => {
    if (!owner || !answered) return;
    storeCatalogue(owner, answered);
    setStored(answered);
  }, [owner, answered]);
  const whole = answered ?? stored;
  useEffect(() => setSold(new Map()), [whole]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload();
    }, RENEW_MS);
    return () => clearInterval(timer);
  }, [reload]);
  const data = useMemo(
    () => whole && { ...whole, products: whole.products.map((product) => lessSold(product, sold)) },
    [whole, sold],
  );
  const finder = useMemo(() => new ProductFinder(data?.products ?? []), [data]);
  const subtractSold = useCallback((items: readonly { id_product: number; quantity: number }[]) => {
    setSold((before) => {
      const after = new Map(before);
      for (const { id_product, quantity } of items)
        after.set(id_product, (after.get(id_product) ?? 0) + quantity);
      return after;
    });
  }, []);
  return { ...read, data, finder, subtractSold };
}
