import { useSession } from '@lacteos/remote-kit';
import { notify } from '@lacteos/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { renewCatalogue } from '../../catalogue/api/use-catalogue';
import { forgetWanted, takeWanted } from '../model/wanted-product';
import { addFailureText, addToCart, isStockOld } from './add-to-cart';

/** Adds, exactly once, what a visitor wanted before he was sent to sign in and now comes back for. */
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
