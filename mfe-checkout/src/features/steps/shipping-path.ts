import { sellsForStore } from '@lacteos/contracts/reference/roles';
import type { SessionUser } from '@lacteos/contracts/schemas';

/** Staff who sell for a store have their own form. */
export const shippingPathOf = ({ id_role }: Pick<SessionUser, 'id_role'>): string =>
  sellsForStore(id_role) ? '/shipping2' : '/shipping';
