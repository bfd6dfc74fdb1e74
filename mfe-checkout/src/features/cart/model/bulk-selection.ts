import { quantityKind } from '@lacteos/contracts/parsing/number-kinds';
import type { CartItem, Product } from '@lacteos/contracts/schemas';

/** The quantity stays text until it is read. */
export interface BulkRow {
  checked: boolean;
  quantity: string;
}
export const EMPTY_ROW: BulkRow = { checked: false, quantity: '0' };
export type BulkSelection = Readonly<Record<number, BulkRow>>;

export interface BulkLine {
  product: Product;
  quantity: number;
}

const UNITS = quantityKind({ max: 999_999 });

export function wholeQuantity(text: string): number | null {
  const parsed = UNITS.parse(text);
  return parsed.kind === 'number' ? parsed.value : null;
}

export function availableUnits(product: Product, cart: readonly CartItem[]): number {
  const inCart = cart.find((item) => item.id_product === product.id)?.quantity ?? 0;
  return Math.max(0, product.countInStock - inCart);
}

export function linesToAdd(products: readonly Product[], selection: BulkSelection): BulkLine[] {
  return products.flatMap((product) => {
    const row = selection[product.id];
    const quantity = row?.checked ? wholeQuantity(row.quantity) : null;
    return quantity !== null && quantity > 0 ? [{ product, quantity }] : [];
  });
}

export const hasInvalidQuantity = (selection: BulkSelection): boolean =>
  Object.values(selection).some((row) => row.checked && wholeQuantity(row.quantity) === null);

export const linesBeyondAvailable = (lines: readonly BulkLine[], cart: readonly CartItem[]): BulkLine[] =>
  lines.filter(({ product, quantity }) => quantity > availableUnits(product, cart));
