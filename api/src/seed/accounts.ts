import { ROLES, type RoleId } from '@lacteos/contracts/reference/roles';

export const DEMO_PASSWORD = 'Lacteos2026!';

export interface DemoAccount {
  email: string;
  role: RoleId;
  document: string;
  firstName: string;
  lastName: string;
  phone: string;
}

export const DEMO_CUSTOMER: DemoAccount = {
  email: 'cliente@demo.test',
  role: ROLES.user,
  document: '1121800001',
  firstName: 'Lucía',
  lastName: 'Rey Parrado',
  phone: '3114500001',
};
export const DEMO_CASHIER: DemoAccount = {
  email: 'cajero@demo.test',
  role: ROLES.cashier,
  document: '1121800002',
  firstName: 'Jairo',
  lastName: 'Novoa Baquero',
  phone: '3114500002',
};
export const DEMO_ADMIN: DemoAccount = {
  email: 'admin@demo.test',
  role: ROLES.admin,
  document: '1121800003',
  firstName: 'Marcela',
  lastName: 'Gutiérrez Rojas',
  phone: '3114500003',
};
const DEMO_SUPER_ADMIN: DemoAccount = {
  email: 'superadmin@demo.test',
  role: ROLES.superAdmin,
  document: '1121800004',
  firstName: 'Álvaro',
  lastName: 'Enciso Mora',
  phone: '3114500004',
};

export const DEMO_ACCOUNTS = [DEMO_CUSTOMER, DEMO_CASHIER, DEMO_ADMIN, DEMO_SUPER_ADMIN] as const;
