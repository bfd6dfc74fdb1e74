import type { NewSale, TillCatalogue } from '@lacteos/contracts/schemas';

type OfflineSale = NonNullable<NewSale['offline']>;

/** null: without sealed prices, as without an open shift. */
export function offlineProof(
  { offlineTerms: terms, products }: TillCatalogue,
  { items }: NewSale,
  soldAt: string,
): OfflineSale | null {
  if (!terms) return null;
  const wanted = new Set(items.map(({ id_product }) => id_product));
  const prices = products.flatMap(({ id, name, unitPrice, taxClassification, taxPercent, seal }) =>
    wanted.has(id) && seal ? [{ id_product: id, name, unitPrice, taxClassification, taxPercent, seal }] : [],
  );
  return prices.length === wanted.size ? { soldAt, terms, prices } : null;
}
