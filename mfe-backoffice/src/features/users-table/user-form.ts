import { roleLabel, type RoleId } from '@lacteos/contracts/reference/roles';
import type { AdminUser, UserChange } from '@lacteos/contracts/schemas';

export const ACTIVE_TEXTS = ['activo', 'inactivo'] as const;
export type ActiveText = (typeof ACTIVE_TEXTS)[number];

export interface UserValues {
  phone: string;
  email: string;
  state_code: string;
  city_code: string;
  password: string;
  active: ActiveText;
  id_role: RoleId;
}

export const USER_LABELS: Readonly<Record<keyof UserValues, string>> = {
  phone: 'Teléfono',
  email: 'Email',
  state_code: 'Departamento',
  city_code: 'Ciudad',
  password: 'Contraseña',
  active: 'Estado',
  id_role: 'Rol',
};

export const activeText = (active: boolean): ActiveText => (active ? 'activo' : 'inactivo');

export const userValuesOf = ({
  phone,
  email,
  state_code,
  city_code,
  active,
  id_role,
}: AdminUser): UserValues => ({
  phone,
  email,
  state_code,
  city_code,
  password: '',
  active: activeText(active),
  id_role,
});

export const userChangeOf = (seen: AdminUser, values: UserValues): UserChange => ({
  ...values,
  active: values.active === 'activo',
  id: seen.id,
  version: seen.version,
});

export const userValueText = (field: keyof UserValues, value: UserValues[keyof UserValues]): string => {
  if (field === 'id_role') return roleLabel(Number(value));
  return field === 'password' ? '••••••••' : String(value);
};

export const userName = ({ nameCompany, first_name, last_name, email }: AdminUser): string =>
  nameCompany || [first_name, last_name].filter(Boolean).join(' ') || email;
