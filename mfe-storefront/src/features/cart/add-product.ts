import { api, ApiError } from '@lacteos/api-client';
import type { CartItem, Product } from '@lacteos/contracts/schemas';
import { currentSession, emit, refreshSession, updateRoot } from '@lacteos/session-bus';
import { notify } from '@lacteos/ui';
import { readFreshProduct } from '#features/catalogue';
import { failureText } from '#features/screen';
import { countUnits } from './cart-count';

const NO_STOCK = '¡Producto sin stock!';
const OFFLINE = 'No hay conexión. Revise su red e intente de nuevo.';
const STOCK_CODES = ['CART.INSUFFICIENT_STOCK', 'PRODUCTS.NOT_FOUND'];

/** The stock that the page showed was old. */
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

/** Whether a failed add means that the page shows a stock that is no longer true. */
export const isStockOld = (error: unknown): boolean =>
  error instanceof SoldOutError || (error instanceof ApiError && STOCK_CODES.includes(error.code));

/**
 * Adds units of a product to the visitor's cart and tells everyone how full it is. The stock is never taken from what
 * the page showed: the server checks a user's add, and for a visitor the product is read again before they are sent to
 * sign in ('sign-in'), so that nobody signs in for something that is gone. Rejects with SoldOutError or ApiError.
 */
export async function addToCart(
  product: Pick<Product, 'id' | 'name'>,
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
  const cart = await addCall(session.user.id, product.id, quantity);
  updateRoot({ cart });
  emit('cart-changed', { count: countUnits(cart) });
  notify('success', 'Agregado al carrito', product.name);
  return 'added';
}
