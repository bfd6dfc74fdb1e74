import { TRY_AGAIN_TEXT } from '@lacteos/contracts/general-texts';
import type { Product } from '@lacteos/contracts/schemas';
import type { WishKind } from '@lacteos/session-bus';
import { notify } from '@lacteos/ui';
import { useLocation, useNavigate } from 'react-router-dom';

/** Sends visitors to sign-in, which keeps the wish. */
export function usePressWish(kind: WishKind, product: Product): (isWanted: boolean) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (isWanted) => {
    import(/* webpackChunkName: "on-demand" */ './change-wish').then(
      async ({ changeWish }) => {
        const signIn = await changeWish({ kind, product, isWanted });
        if (signIn) void navigate(`${signIn}?redirect=${encodeURIComponent(pathname + search)}`);
      },
      () => notify('error', TRY_AGAIN_TEXT),
    );
  };
}
