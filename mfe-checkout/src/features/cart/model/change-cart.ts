import { api, newIdempotencyKey } from '@lacteos/api-client';
import type { CartItem } from '@lacteos/contracts/schemas';

/** Every call answers the fresh cart. */
export type CartChange =
  | { kind: 'add-unit'; productId: number }
  | { kind: 'remove-unit'; productId: number }
  | { kind: 'remove-product'; productId: number }
  | { kind: 'add-units'; productId: number; quantity: number };

export function changeCart(userId: number, change: CartChange): Promise<CartItem[]> {
  const params = { id: userId, productId: change.productId };
  // Each press on plus and minus is an intention of its own.
  const ownKey = { idempotencyKey: newIdempotencyKey() };
  switch (change.kind) {
    case 'add-unit':
      return api.post<CartItem[]>('/cart', undefined, {
        params: { ...params, quantity: 1 },
        ...ownKey,
      });
    case 'add-units':
      return api.post<CartItem[]>('/cart/cart', undefined, {
        params: { ...params, quantity: change.quantity },
      });
    case 'remove-unit':
      return api.delete<CartItem[]>('/cart', { params, ...ownKey });
    case 'remove-product':
      return api.delete<CartItem[]>('/cart/delete', { params });
  }
}
