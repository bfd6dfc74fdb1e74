import type { Product } from '@lacteos/contracts';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { renewCatalogue } from '#features/catalogue';
import { rememberWanted } from '../model/wanted-product';
import { addFailureText, addToCart, isStockOld } from './add-to-cart';

/**
 * The add button of a product. A visitor without a session goes to the sign-in page, which brings them back; the product
 * is then added by itself. A second call while the first is under way does nothing.
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
      const from = pathname + search;
      rememberWanted({ id: product.id, name: product.name, quantity }, from);
      void navigate(`/login?redirect=${encodeURIComponent(from)}`);
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
