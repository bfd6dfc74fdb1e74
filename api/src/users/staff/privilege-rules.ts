import { ROLES, type RoleId } from '@lacteos/contracts/reference/roles';

import type { ErrorCode } from '#platform/errors/index.js';
import { emailKey } from '../accounts/user.entity.js';

/** The fields of an account that privileges depend on. */
export interface Privileged {
  readonly id: number;
  readonly id_role: RoleId;
  readonly email?: string;
}
/** Role and state after an edit; missing ones stay. */
export interface PrivilegeChange {
  readonly id_role?: RoleId;
  readonly active?: boolean;
  readonly email?: string;
  readonly password?: string | null;
}

/**
 * Why an administrator may not make a change, or null. Only role 4 grants or revokes role 4 or edits its accounts;
 * nobody changes their own role, deactivates themselves, or changes here their own mail or password, which needs the
 * present password.
 */
export function refusalOf(editor: Privileged, target: Privileged, change: PrivilegeChange): ErrorCode | null {
  const touchesSuperAdmin = target.id_role === ROLES.superAdmin || change.id_role === ROLES.superAdmin;
  if (touchesSuperAdmin && editor.id_role !== ROLES.superAdmin) return 'USERS.ONLY_SUPERADMIN';
  if (editor.id !== target.id) return null;
  const changesRole = change.id_role !== undefined && change.id_role !== target.id_role;
  if (changesRole || change.active === false) return 'USERS.NOT_YOURSELF';
  const changesMail = change.email !== undefined && emailKey(change.email) !== emailKey(target.email ?? '');
  return changesMail || change.password ? 'USERS.OWN_PROFILE' : null;
}
