import {
  isAdministrator,
  ROLE_IDS,
  ROLE_LABELS,
  ROLES,
  type RoleId,
} from '@lacteos/contracts/reference/roles';
import type { AdminUser } from '@lacteos/contracts/schemas';

export interface Editor {
  id: number;
  id_role: number;
}

/** Null when allowed; the API decides, this only avoids a useless request. */
export const editRefusal = (editor: Editor, user: AdminUser): string | null =>
  user.id_role === ROLES.superAdmin && editor.id_role !== ROLES.superAdmin
    ? 'Solo un SuperAdmin puede editar a otro SuperAdmin.'
    : null;

/** Nobody changes their own role and state. */
export const isOwnAccount = (editor: Editor, user: AdminUser): boolean => editor.id === user.id;

/** Only by another SuperAdmin. */
export const canResetTotp = (editor: Editor, user: AdminUser): boolean =>
  editor.id_role === ROLES.superAdmin && isAdministrator(user.id_role) && !isOwnAccount(editor, user);

export const roleOptions = (editor: Editor): { value: RoleId; label: string; disabled: boolean }[] =>
  ROLE_IDS.map((role) => ({
    value: role,
    label: ROLE_LABELS[role],
    disabled: role === ROLES.superAdmin && editor.id_role !== ROLES.superAdmin,
  }));
