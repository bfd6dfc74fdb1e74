import type { Product } from '@lacteos/contracts/schemas';
import { rememberWanted } from '@lacteos/session-bus';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { renewCatalogue } from '#features/catalogue';
import { addFailureText, addToCart, isStockOld } from './add-product';

const SIGN_IN = '/login';

/** Visitors go to sign-in; the shell adds the product afterwards. Ignores a second call while pending. */
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
      // Another press may already have led there.
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
