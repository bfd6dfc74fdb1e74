import { ROLES, type RoleId } from '@lacteos/contracts';

import type { ErrorCode } from '../../platform/errors/index.js';

/** An account as far as privileges depend on it. */
export interface Privileged {
  readonly id: number;
  readonly id_role: RoleId;
}
/** What an edit would make of role and state; what is missing stays. */
export interface PrivilegeChange {
  readonly id_role?: RoleId;
  readonly active?: boolean;
}

/**
 * Why an administrator may not make this change, or null. Only role 4 grants or takes role 4 and edits its accounts; nobody
 * changes his own role or switches himself off.
 */
export function refusalOf(editor: Privileged, target: Privileged, change: PrivilegeChange): ErrorCode | null {
  const touchesSuperAdmin = target.id_role === ROLES.superAdmin || change.id_role === ROLES.superAdmin;
  if (touchesSuperAdmin && editor.id_role !== ROLES.superAdmin) return 'USERS.ONLY_SUPERADMIN';
  if (editor.id !== target.id) return null;
  const changesRole = change.id_role !== undefined && change.id_role !== target.id_role;
  return changesRole || change.active === false ? 'USERS.NOT_YOURSELF' : null;
}
