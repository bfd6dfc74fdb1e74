import type { Product } from '@lacteos/contracts/schemas';
import { rememberWanted } from '@lacteos/session-bus';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { renewCatalogue } from '#features/catalogue';
import { addFailureText, addToCart, isStockOld } from './add-product';

const SIGN_IN = '/login';

/**
 * The add button of a product. A visitor without a session goes to the sign-in page, which names the product; the shell
 * adds it once they have signed in. A second call while the first is under way does nothing.
 */
export function useAddToCart(product: Product) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isUnderWay = useRef(false);
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const add = async (quantity = 1): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setAdding(true);
    setFailure(null);
    try {
      if ((await addToCart(product, quantity)) === 'added') return;
      rememberWanted({ id: product.id, name: product.name, image: product.image, quantity });
      // Another product that was pressed just before may have led there already.
      if (window.location.pathname === SIGN_IN) return;
      void navigate(`${SIGN_IN}?redirect=${encodeURIComponent(pathname + search)}`);
    } catch (error) {
      setFailure(addFailureText(error));
      if (isStockOld(error)) void renewCatalogue();
    } finally {
      isUnderWay.current = false;
      setAdding(false);
    }
  };
  return { add, isAdding, failure };
}
