/** By `id_role`. */
export const ROLES = { user: 1, cashier: 2, admin: 3, superAdmin: 4 } as const;
export const ROLE_IDS = [ROLES.user, ROLES.cashier, ROLES.admin, ROLES.superAdmin] as const;
export type RoleId = (typeof ROLES)[keyof typeof ROLES];

/** Anything else reads 'Desconocido'. */
export const ROLE_LABELS: Readonly<Record<RoleId, string>> = {
  1: 'Usuario',
  2: 'Cajero',
  3: 'Admin',
  4: 'SuperAdmin',
};

export const roleLabel = (role: number): string => ROLE_LABELS[role as RoleId] ?? 'Desconocido';
export const isAdministrator = (role: number): boolean => role === ROLES.admin || role === ROLES.superAdmin;
/** Roles that use the store variant of the checkout. */
export const sellsForStore = (role: number): boolean => role !== ROLES.user;
