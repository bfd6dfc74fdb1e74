import { sellsForStore } from '@lacteos/contracts/reference/roles';
import type { SessionUser } from '@lacteos/contracts/schemas';

/** Address of the step 'Datos': staff who sell for a store have a form of their own. */
export const shippingPathOf = ({ id_role }: Pick<SessionUser, 'id_role'>): string =>
  sellsForStore(id_role) ? '/shipping2' : '/shipping';
