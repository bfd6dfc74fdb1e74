import { api, ApiError } from '@lacteos/api-client';
import { TEXTS, type CartItem } from '@lacteos/contracts';
import {
  currentSession,
  emit,
  rememberWanted,
  takeWanted,
  updateRoot,
  type WantedProduct,
} from '@lacteos/session-bus';
import { notify } from '@lacteos/ui';
import { failureText } from '../session/failure-text';

const NO_STOCK = 'CART.INSUFFICIENT_STOCK';
const OFFLINE = 'No hay conexión: lo agregamos la próxima vez que abra la tienda.';

const unitsOf = (cart: readonly CartItem[]): number =>
  cart.reduce((units, { quantity }) => units + quantity, 0);

const tellFailure = (product: WantedProduct, error: unknown): void => {
  const isUnreachable = error instanceof ApiError && error.status === 0;
  // It may have reached the server all the same: a unit too many shows in the cart, a lost one does not.
  if (isUnreachable) rememberWanted(product);
  const isGone = error instanceof ApiError && error.code === NO_STOCK;
  notify('error', isGone ? TEXTS.outOfStock : isUnreachable ? OFFLINE : failureText(error), product.name);
};

const deliver = async (): Promise<void> => {
  const session = currentSession();
  if (session.status !== 'authenticated') return;
  const added: string[] = [];
  for (const product of await takeWanted()) {
    const { id: productId, quantity, name } = product;
    const params = { id: session.user.id, quantity, productId };
    try {
      const cart = await api.post<CartItem[]>('/cart', undefined, { params });
      updateRoot({ cart });
      emit('cart-changed', { count: unitsOf(cart) });
      added.push(name);
    } catch (error) {
      tellFailure(product, error);
    }
  }
  if (added.length > 0) notify('success', 'Agregado al carrito', added.join(', '));
};

let delivery: Promise<void> | null = null;

/** Puts what a visitor asked for into the cart of the person who has just signed in; each product once. */
export const deliverWanted = (): Promise<void> => {
  delivery ??= deliver().finally(() => {
    delivery = null;
  });
  return delivery;
};
