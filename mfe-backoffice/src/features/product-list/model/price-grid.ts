import { fieldNumberOf, type FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { moneyKind } from '@lacteos/contracts/parsing/number-kinds';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import type { AdminProduct } from '@lacteos/contracts/schemas';

import { MIN_PRICE, MAX_PRICE, REQUIRED } from './product-texts';

type Priced = Pick<AdminProduct, 'id' | 'code' | 'name' | 'price' | 'cost'>;
export type GridColumn = 'price' | 'cost';
export type TypedPrices = Readonly<Record<number, FieldNumber>>;

export const columnOf = (products: readonly Priced[], column: GridColumn): TypedPrices =>
  Object.fromEntries(products.map((product) => [product.id, product[column]]));

/** Null when valid. */
export function priceProblem(typed: FieldNumber | undefined): string | null {
  if (isUnread(typed)) return typed.problem;
  if (typeof typed !== 'number') return REQUIRED;
  return typed < MIN_PRICE.value ? MIN_PRICE.text : null;
}

/** Null when valid; may be empty. */
export const costProblem = (typed: FieldNumber | undefined): string | null =>
  isUnread(typed) ? typed.problem : null;

/** `cost` only where it changed; 0: no longer known. */
export interface GridChange<Row> {
  product: Row;
  price: number;
  cost?: number;
}

export const changedPrices = <Row extends Priced>(
  products: readonly Row[],
  typed: Readonly<Record<GridColumn, TypedPrices>>,
): GridChange<Row>[] =>
  products.flatMap((product) => {
    const price = typed.price[product.id];
    const cost = typed.cost[product.id] ?? 0;
    if (typeof price !== 'number' || typeof cost !== 'number') return [];
    const isCostKept = cost === (product.cost ?? 0);
    if (price === product.price && isCostKept) return [];
    return [{ product, price, ...(isCostKept ? {} : { cost }) }];
  });

const kind = moneyKind({ max: MAX_PRICE });
const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * A bare price belongs to the next row from `from` on, one after a code or name to that product. @returns prices by
 * product, and unmatched lines
 */
export function pastedPrices(
  text: string,
  products: readonly Priced[],
  from: number,
): { prices: TypedPrices; unknown: string[] } {
  const prices: Record<number, FieldNumber> = {};
  const unknown: string[] = [];
  let next = products.findIndex(({ id }) => id === from);
  for (const line of text.split(/\r?\n/).filter((one) => one.trim())) {
    const cells = line.split(/[\t;]+/).map((cell) => cell.trim());
    const named = products.find(({ code, name }) =>
      cells.some((cell) => same(cell, code) || same(cell, name)),
    );
    const product = cells.length > 1 ? named : products[next];
    if (cells.length === 1) next += 1;
    if (product) prices[product.id] = fieldNumberOf(cells.at(-1) ?? '', kind);
    else unknown.push(line.trim());
  }
  return { prices, unknown };
}
