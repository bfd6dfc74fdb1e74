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

/** Why an account cannot be edited here, or null; the API decides, this only avoids a useless request. */
export const whyNotEditable = (editor: Editor, user: AdminUser): string | null =>
  user.id_role === ROLES.superAdmin && editor.id_role !== ROLES.superAdmin
    ? 'Solo un SuperAdmin puede editar a otro SuperAdmin.'
    : null;

/** Whether role and state are read-only: nobody changes their own. */
export const isOwnAccount = (editor: Editor, user: AdminUser): boolean => editor.id === user.id;

/** Whether the second step of an administrator who lost it may be ended here: by another SuperAdmin only. */
export const canResetTotp = (editor: Editor, user: AdminUser): boolean =>
  editor.id_role === ROLES.superAdmin && isAdministrator(user.id_role) && !isOwnAccount(editor, user);

/** The roles by label; only a SuperAdmin may choose their own. */
export const roleOptions = (editor: Editor): { value: RoleId; label: string; disabled: boolean }[] =>
  ROLE_IDS.map((role) => ({
    value: role,
    label: ROLE_LABELS[role],
    disabled: role === ROLES.superAdmin && editor.id_role !== ROLES.superAdmin,
  }));
