import { ROLES, type RoleId } from '@lacteos/contracts';

import type { ErrorCode } from '#platform/errors/index.js';

/** The fields of an account that privileges depend on. */
export interface Privileged {
  readonly id: number;
  readonly id_role: RoleId;
}
/** Role and state after an edit; missing ones stay. */
export interface PrivilegeChange {
  readonly id_role?: RoleId;
  readonly active?: boolean;
}

/**
 * Why an administrator may not make a change, or null. Only role 4 grants or revokes role 4 or edits its accounts;
 * nobody changes their own role or deactivates themselves.
 */
export function refusalOf(editor: Privileged, target: Privileged, change: PrivilegeChange): ErrorCode | null {
  const touchesSuperAdmin = target.id_role === ROLES.superAdmin || change.id_role === ROLES.superAdmin;
  if (touchesSuperAdmin && editor.id_role !== ROLES.superAdmin) return 'USERS.ONLY_SUPERADMIN';
  if (editor.id !== target.id) return null;
  const changesRole = change.id_role !== undefined && change.id_role !== target.id_role;
  return changesRole || change.active === false ? 'USERS.NOT_YOURSELF' : null;
}
