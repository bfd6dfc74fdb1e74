import { api, ApiError } from '@lacteos/api-client';
import type { CartItem, Product } from '@lacteos/contracts';
import { notify } from '@lacteos/ui';
import { currentSession, emit, refreshSession, updateRoot } from '@lacteos/session-bus';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { failureText } from '../../screen/load-failure';
import { countUnits } from './cart-count';

const NO_STOCK = '¡Producto sin stock!';
const OFFLINE = 'No hay conexión. Revise su red e intente de nuevo.';
const STOCK_CODES = ['CART.INSUFFICIENT_STOCK', 'PRODUCTS.NOT_FOUND'];

const addCall = (userId: number, productId: number, quantity: number): Promise<CartItem[]> =>
  api.post<CartItem[]>('/cart', undefined, { params: { id: userId, quantity, productId } });

const isCatalogueKey = (key: unknown): boolean =>
  Array.isArray(key) && String(key[0]).startsWith('/product/');

const textOf = (error: unknown): string =>
  error instanceof ApiError && error.code === 'CART.INSUFFICIENT_STOCK' ? NO_STOCK : failureText(error);

/**
 * Adds units of a product to the visitor's cart and tells everyone how full it is. A visitor without a session goes
 * to the sign-in page, which brings him back. A second call while the first is under way does nothing.
 */
export function useAddToCart(product: Product) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { mutate } = useSWRConfig();
  const isUnderWay = useRef(false);
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const addOnce = async (quantity: number): Promise<void> => {
    const known = currentSession();
    const session =
      known.status === 'unknown' || known.status === 'unreachable' ? await refreshSession() : known;
    if (session.status === 'anonymous') {
      void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
      return;
    }
    if (session.status !== 'authenticated') {
      setFailure(OFFLINE);
      return;
    }
    const cart = await addCall(session.user.id, product.id, quantity);
    updateRoot({ cart });
    emit('cart-changed', { count: countUnits(cart) });
    notify('success', 'Agregado al carrito', product.name);
  };

  const add = async (quantity = 1): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setAdding(true);
    setFailure(null);
    try {
      await addOnce(quantity);
    } catch (error) {
      setFailure(textOf(error));
      if (error instanceof ApiError && STOCK_CODES.includes(error.code)) void mutate(isCatalogueKey);
    } finally {
      isUnderWay.current = false;
      setAdding(false);
    }
  };
  return { add, isAdding, failure };
}
