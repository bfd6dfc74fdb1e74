import type { CartItem, Product } from '@lacteos/contracts/schemas';
import { rememberWanted } from '@lacteos/session-bus';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { renewCatalogue } from '#features/catalogue';
import { addFailureText, addToCart, isStockOld, removeUnit } from './add-product';

const SIGN_IN = '/login';

/** Visitors go to sign-in; the shell adds the product afterwards. Ignores a second call while pending. */
export function useAddToCart(product: Product, onAdded?: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isUnderWay = useRef(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (change: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    setFailure(null);
    try {
      await change();
    } catch (error) {
      setFailure(addFailureText(error));
      if (isStockOld(error)) void renewCatalogue();
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  };
  const add = (quantity = 1): Promise<void> =>
    run(async () => {
      if ((await addToCart(product, quantity)) === 'added') return onAdded?.();
      rememberWanted({ id: product.id, name: product.name, image: product.image, quantity });
      // Another press may already have led there.
      if (window.location.pathname === SIGN_IN) return;
      void navigate(`${SIGN_IN}?redirect=${encodeURIComponent(pathname + search)}`);
    });
  const remove = (line: CartItem): Promise<void> => run(() => removeUnit(line));
  return { add, remove, isPending, failure };
}
