import type { CartItem } from '@lacteos/contracts/schemas';

export const unitsIn = (items: readonly CartItem[]): number =>
  items.reduce((units, item) => units + item.quantity, 0);

export const canRemoveUnit = (item: CartItem): boolean => item.quantity > 1;
export const canAddUnit = (item: CartItem): boolean => item.quantity < item.Product.countInStock;

export const linesBeyondStock = (items: readonly CartItem[]): CartItem[] =>
  items.filter((item) => item.quantity > item.Product.countInStock);

/** The expected cart before the answer; ignores unknown products. */
export function withUnits(items: readonly CartItem[], productId: number, change: 1 | -1): CartItem[] {
  return items.map((item) =>
    item.id_product === productId ? { ...item, quantity: Math.max(1, item.quantity + change) } : item,
  );
}

export const withoutProduct = (items: readonly CartItem[], productId: number): CartItem[] =>
  items.filter((item) => item.id_product !== productId);
