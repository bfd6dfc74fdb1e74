import { api, ApiError, newIdempotencyKey } from '@lacteos/api-client';
import type { CartItem, Wishes } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import {
  currentSession,
  emit,
  rememberWanted,
  takeWanted,
  updateRoot,
  type WantedProduct,
  type WishKind,
} from '@lacteos/session-bus';
import { notify } from '@lacteos/ui';
import { failureText } from '../session/failure-text';

const NO_STOCK = 'CART.INSUFFICIENT_STOCK';
const OFFLINE = 'No hay conexión: lo agregamos la próxima vez que abra la tienda.';
const DONE: Readonly<Record<WishKind | 'cart', string>> = {
  cart: 'Agregado al carrito',
  favourites: 'Guardado en sus favoritos',
  'restock-notices': 'Le avisaremos cuando haya',
};

const unitsOf = (cart: readonly CartItem[]): number =>
  cart.reduce((units, { quantity }) => units + quantity, 0);

const notifyFailure = (product: WantedProduct, error: unknown): void => {
  const isUnreachable = error instanceof ApiError && (error.status === 0 || error.isOutcomeUnknown);
  // It may have reached the server: the retry uses the same key.
  if (isUnreachable) rememberWanted(product);
  const isGone = error instanceof ApiError && error.code === NO_STOCK;
  notify('error', isGone ? TEXTS.outOfStock : isUnreachable ? OFFLINE : failureText(error), product.name);
};

const addToCart = async ({ id: productId, quantity, key }: WantedProduct, id: number): Promise<void> => {
  const cart = await api.post<CartItem[]>('/cart', undefined, {
    params: { id, quantity, productId },
    idempotencyKey: key,
  });
  updateRoot({ cart });
  emit('cart-changed', { count: unitsOf(cart) });
};

const deliver = async (): Promise<void> => {
  const session = currentSession();
  if (session.status !== 'authenticated') return;
  const done: WantedProduct[] = [];
  for (const wanted of await takeWanted()) {
    const product = { ...wanted, key: wanted.key ?? newIdempotencyKey() };
    try {
      if (product.wish)
        emit('wishes-changed', await api.put<Wishes>(`/account/${product.wish}/${product.id}`));
      else await addToCart(product, session.user.id);
      done.push(product);
    } catch (error) {
      notifyFailure(product, error);
    }
  }
  for (const [kind, title] of Object.entries(DONE)) {
    const names = done.filter(({ wish = 'cart' }) => wish === kind).map(({ name }) => name);
    if (names.length > 0) notify('success', title, names.join(', '));
  }
};

let delivery: Promise<void> | null = null;

/** Sends each product once. */
export const deliverWanted = (): Promise<void> => {
  delivery ??= deliver().finally(() => {
    delivery = null;
  });
  return delivery;
};
