import { ROLES } from '@lacteos/contracts/reference/roles';
import { useSession } from '@lacteos/remote-kit';
import { useLocation } from 'react-router-dom';

const STEPS_OF_PURCHASE: readonly string[] = ['/shipping', '/payment', '/placeorder'];

/** Steps of a purchase lead on, back to the cart, or out by the logo; staff keep their menus. */
export function useIsClosedPage(): boolean {
  const session = useSession();
  const { pathname } = useLocation();
  const isStaff = session.status === 'authenticated' && session.user.id_role !== ROLES.user;
  return !isStaff && STEPS_OF_PURCHASE.includes(pathname);
}
