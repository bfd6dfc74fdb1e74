import { ROLES, type RoleId } from '@lacteos/contracts/reference/roles';

import type { ErrorCode } from '#platform/errors/index.js';
import { emailKey } from '../accounts/user.entity.js';

export interface Privileged {
  readonly id: number;
  readonly id_role: RoleId;
  readonly email?: string;
}
export interface PrivilegeChange {
  readonly id_role?: RoleId;
  readonly active?: boolean;
  readonly email?: string;
  readonly password?: string | null;
}

/** Only role 4 grants, revokes or edits role 4. Nobody changes their own role, state, mail or password here. */
export function refusalOf(editor: Privileged, target: Privileged, change: PrivilegeChange): ErrorCode | null {
  const touchesSuperAdmin = target.id_role === ROLES.superAdmin || change.id_role === ROLES.superAdmin;
  if (touchesSuperAdmin && editor.id_role !== ROLES.superAdmin) return 'USERS.ONLY_SUPERADMIN';
  if (editor.id !== target.id) return null;
  const changesRole = change.id_role !== undefined && change.id_role !== target.id_role;
  if (changesRole || change.active === false) return 'USERS.NOT_YOURSELF';
  const changesMail = change.email !== undefined && emailKey(change.email) !== emailKey(target.email ?? '');
  return changesMail || change.password ? 'USERS.OWN_PROFILE' : null;
}
