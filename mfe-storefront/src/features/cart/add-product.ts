import { api, ApiError } from '@lacteos/api-client';
import type { CartItem, Product } from '@lacteos/contracts/schemas';
import { currentSession, refreshSession } from '@lacteos/session-bus';
import { readFreshProduct } from '#features/catalogue';
import { failureText } from '#features/screen';
import { showCart } from './cart-lines';

const NO_STOCK = '¡Producto sin stock!';
const OFFLINE = 'No hay conexión. Revise su red e intente de nuevo.';
const STOCK_CODES = ['CART.INSUFFICIENT_STOCK', 'PRODUCTS.NOT_FOUND'];

class SoldOutError extends Error {
  constructor() {
    super(NO_STOCK);
    this.name = 'SoldOutError';
  }
}

const addCall = (userId: number, productId: number, quantity: number): Promise<CartItem[]> =>
  api.post<CartItem[]>('/cart', undefined, { params: { id: userId, quantity, productId } });

export const addFailureText = (error: unknown): string => {
  if (error instanceof SoldOutError) return NO_STOCK;
  return error instanceof ApiError && error.code === 'CART.INSUFFICIENT_STOCK'
    ? NO_STOCK
    : failureText(error);
};

/** The shown stock is out of date. */
export const isStockOld = (error: unknown): boolean =>
  error instanceof SoldOutError || (error instanceof ApiError && STOCK_CODES.includes(error.code));

/**
 * The server checks a user's add. For a visitor the product is read again before 'sign-in', so that nobody signs in
 * for a sold-out product. Rejects with SoldOutError or ApiError.
 */
export async function addToCart(
  product: Pick<Product, 'id'>,
  quantity: number,
): Promise<'added' | 'sign-in'> {
  const known = currentSession();
  const session =
    known.status === 'unknown' || known.status === 'unreachable' ? await refreshSession() : known;
  if (session.status === 'anonymous') {
    const { countInStock } = await readFreshProduct(product.id);
    if (countInStock < quantity) throw new SoldOutError();
    return 'sign-in';
  }
  if (session.status !== 'authenticated') {
    throw new ApiError({ code: 'NETWORK.UNREACHABLE', message: OFFLINE, status: 0 });
  }
  showCart(session.user.id, await addCall(session.user.id, product.id, quantity));
  return 'added';
}

/** The last unit takes the line away. Rejects with an ApiError. */
export async function removeUnit({ id_product: productId, quantity }: CartItem): Promise<void> {
  const session = currentSession();
  if (session.status !== 'authenticated') return;
  const params = { id: session.user.id, productId };
  const path = quantity > 1 ? '/cart' : '/cart/delete';
  showCart(session.user.id, await api.delete<CartItem[]>(path, { params }));
}
