import { VAT_CLASSES, vatOn } from '@lacteos/contracts/money/vat-classes';
import type { ProductFamily } from '@lacteos/contracts/reference/product-families';

import { placeholdersFor } from '#platform/database/index.js';
import { likeContaining } from '#platform/text/index.js';

const ORDER_COLUMNS = {
  id: 'product.id',
  name: 'product.search_text',
  price: 'product.price',
  createdAt: 'product.created_at',
} as const;
/** `fit` follows the order of the filter's ids. */
export type CatalogueOrder = keyof typeof ORDER_COLUMNS | 'priceWithVat' | 'fit';
export interface CatalogueFilter {
  /** Matches products that contain these letters. */
  search: string | null;
  ids: readonly number[] | null;
  family: ProductFamily | null;
  /** Pesos including VAT. */
  minPrice: number | null;
  maxPrice: number | null;
  isAvailable: boolean;
  order: { by: CatalogueOrder; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
}

interface Part {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

const PERCENT = 100;

export function conditionOf(
  filter: CatalogueFilter,
  today: string,
): { condition: string; values: (string | number)[] } {
  const parts = [
    { sql: 'product.active = 1', values: [] },
    ...partsOf(filter),
    ...pricePartsOf(filter, today),
  ];
  return {
    condition: `WHERE ${parts.map(({ sql }) => sql).join(' AND ')}`,
    values: parts.flatMap(({ values }) => [...values]),
  };
}

function partsOf({ search, ids, family, isAvailable }: CatalogueFilter): Part[] {
  const parts: Part[] = [];
  if (family) parts.push({ sql: 'product.family = ?', values: [family] });
  const ways: Part[] = [
    ...(ids ? [{ sql: `product.id IN (${placeholdersFor(ids)})`, values: ids }] : []),
    ...(search ? [{ sql: "product.search_text LIKE ? ESCAPE '!'", values: [likeContaining(search)] }] : []),
  ];
  if (ways.length > 0)
    parts.push({
      sql: `(${ways.map(({ sql }) => sql).join(' OR ')})`,
      values: ways.flatMap(({ values }) => [...values]),
    });
  if (isAvailable) parts.push({ sql: 'stock.quantity > 0', values: [] });
  return parts;
}

/** Shown prices are rounded up to the centavo. */
function pricePartsOf({ minPrice, maxPrice }: CatalogueFilter, today: string): Part[] {
  const hundredths = (pesos: number): number => pesos * PERCENT * PERCENT;
  const price = shownPrice(today);
  return [
    ...(minPrice === null
      ? []
      : [{ sql: `${price.sql} > ?`, values: [...price.values, hundredths(minPrice) - PERCENT] }]),
    ...(maxPrice === null
      ? []
      : [{ sql: `${price.sql} <= ?`, values: [...price.values, hundredths(maxPrice)] }]),
  ];
}

export function orderOf(
  { order: { by, direction }, ids }: CatalogueFilter,
  today: string,
): { by: string; values: readonly (string | number)[] } {
  if (by === 'fit') return fitOrder(ids ?? []);
  if (by !== 'priceWithVat') return { by: `${ORDER_COLUMNS[by]} ${direction}`, values: [] };
  const { sql, values } = shownPrice(today);
  return { by: `${sql} ${direction}`, values };
}

const fitOrder = (ids: readonly number[]): { by: string; values: readonly number[] } => ({
  by: `CASE product.id ${ids.map((_, index) => `WHEN ? THEN ${index}`).join(' ')} ELSE ${ids.length} END`,
  values: ids,
});

/** SQL for 100 plus the VAT rate on a day. */
const withRateOf = (column: string, today: string): string =>
  `CASE ${column} ${VAT_CLASSES.map((name) => `WHEN '${name}' THEN ${PERCENT + vatOn(name, today).taxPercent}`).join(' ')} END`;

/** Hundredths of a centavo, including VAT. */
function shownPrice(today: string): Part {
  const [current, next] = ['tax_classification', 'next_tax_classification'].map((column) =>
    withRateOf(`product.${column}`, today),
  );
  const rate = `CASE WHEN product.tax_change_on <= ? THEN ${next} ELSE ${current} END`;
  return { sql: `product.price * (${rate})`, values: [today] };
}
