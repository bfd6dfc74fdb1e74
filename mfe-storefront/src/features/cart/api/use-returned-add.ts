import { useSession } from '@lacteos/remote-kit';
import { notify } from '@lacteos/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { renewCatalogue } from '#features/catalogue';
import { forgetWanted, takeWanted } from '../model/wanted-product';
import { addFailureText, addToCart, isStockOld } from './add-to-cart';

/** Adds, exactly once, the product that a visitor wanted before signing in. */
export function useReturnedAdd(): void {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (status === 'anonymous') forgetWanted();
    if (status !== 'authenticated') return;
    const wanted = takeWanted(pathname + search);
    if (!wanted) return;
    addToCart(wanted, wanted.quantity).catch((error: unknown) => {
      notify('error', addFailureText(error), wanted.name);
      if (isStockOld(error)) void renewCatalogue();
    });
  }, [status, pathname, search]);
}
