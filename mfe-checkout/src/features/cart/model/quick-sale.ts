import type { CartItem, Product } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { availableUnits, wholeQuantity } from './bulk-selection';

export function movedTo(active: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (active + step + count) % count;
}

/** Null when valid. */
export function quickSaleProblem(
  product: Product,
  quantity: string,
  cart: readonly CartItem[],
): string | null {
  const units = wholeQuantity(quantity);
  if (units === null || units === 0) return 'Ingrese un número entero mayor que 0.';
  if (product.countInStock === 0) return TEXTS.outOfStock;
  return units > availableUnits(product, cart) ? TEXTS.bulkOverStock : null;
}
