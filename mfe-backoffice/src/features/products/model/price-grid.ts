import { fieldNumberOf, isUnread, moneyKind, type AdminProduct, type FieldNumber } from '@lacteos/contracts';

import { MIN_PRICE, MAX_PRICE, REQUIRED } from './product-texts';

type Priced = Pick<AdminProduct, 'id' | 'code' | 'name' | 'price'>;
/** What is typed, by product. */
export type TypedPrices = Readonly<Record<number, FieldNumber>>;

export const pricesOf = (products: readonly Priced[]): TypedPrices =>
  Object.fromEntries(products.map(({ id, price }) => [id, price]));

/** Why a price cannot be stored, or null. */
export function priceProblem(typed: FieldNumber | undefined): string | null {
  if (isUnread(typed)) return typed.problem;
  if (typeof typed !== 'number') return REQUIRED;
  return typed < MIN_PRICE.value ? MIN_PRICE.text : null;
}

/** The products whose price was changed, with the new one. */
export const changedPrices = <Row extends Priced>(
  products: readonly Row[],
  typed: TypedPrices,
): { product: Row; price: number }[] =>
  products.flatMap((product) => {
    const price = typed[product.id];
    return typeof price === 'number' && price !== product.price ? [{ product, price }] : [];
  });

const kind = moneyKind({ max: MAX_PRICE });
const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Reads a pasted column: a price alone belongs to the next row from `from` on, one behind a code or a name to that product.
 * @returns the prices by product, and the lines that belong to none
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
