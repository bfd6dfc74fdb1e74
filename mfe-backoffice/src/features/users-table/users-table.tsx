import { PERSON_TYPE_LABELS } from '@lacteos/contracts/reference/reference-data';
import { ROLE_IDS, roleLabel } from '@lacteos/contracts/reference/roles';
import type { AdminUser } from '@lacteos/contracts/schemas';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { formatDay } from '@lacteos/ui';

import { StatusText } from '@lacteos/ui/antd';
import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { USERS_KEY } from './users-key';
import { UserActions } from './user-actions';
import { activeText, userName } from './user-form';

const COLUMNS: OfficeColumn<AdminUser>[] = [
  {
    key: 'email',
    title: 'Email',
    sort: 'email',
    isEssential: true,
    width: 214,
    render: ({ email }) => email,
  },
  {
    key: 'document',
    title: 'Documento',
    sort: 'n_document',
    width: 122,
    render: (user) => user.n_document,
  },
  {
    key: 'role',
    title: 'Rol',
    sort: 'id_role',
    width: 112,
    render: ({ id_role }) => roleLabel(id_role),
  },
  {
    key: 'active',
    title: 'Estado',
    sort: 'active',
    width: 104,
    render: ({ active }) => <StatusText tone={active ? 'good' : 'bad'}>{activeText(active)}</StatusText>,
  },
  { key: 'first_name', title: 'Nombres', width: 160, render: ({ first_name }) => first_name ?? '' },
  { key: 'last_name', title: 'Apellidos', width: 160, render: ({ last_name }) => last_name ?? '' },
  { key: 'company', title: 'Razón social', width: 180, render: ({ nameCompany }) => nameCompany ?? '' },
  {
    key: 'person',
    title: 'Tipo de persona',
    width: 130,
    render: ({ person_type }) => PERSON_TYPE_LABELS[person_type],
  },
  { key: 'phone', title: 'Teléfono', width: 116, render: ({ phone }) => phone },
  {
    key: 'city',
    title: 'Ciudad',
    width: 140,
    render: ({ city_code }) => municipalityName(city_code) ?? city_code,
  },
  {
    key: 'state',
    title: 'Departamento',
    width: 140,
    render: ({ state_code }) => departmentName(state_code) ?? state_code,
  },
  {
    key: 'createdAt',
    title: 'Creado',
    sort: 'createdAt',
    width: 106,
    render: (user) => formatDay(user.createdAt),
  },
  {
    key: 'actions',
    title: 'Acciones',
    isEssential: true,
    fixed: 'right',
    width: 84,
    render: (user) => <UserActions user={user} />,
  },
];

export const USERS_TABLE: OfficeTableDefinition<AdminUser> = {
  name: USERS_KEY,
  path: '/admin/users',
  label: 'Usuarios',
  nouns: { one: 'usuario', many: 'usuarios' },
  emptyText: 'Todavía no hay usuarios.',
  emptyHint: 'Aparecen aquí cuando alguien se registra en la tienda.',
  liveSubject: 'user',
  rowKey: ({ id }) => id,
  rowTitle: userName,
  phoneRow: (user) => ({
    title: userName(user),
    amount: roleLabel(user.id_role),
    detail: `${user.email} · ${user.n_document} · ${activeText(user.active)}`,
  }),
  views: [
    { name: 'Cajeros', filters: { id_role: '2' } },
    { name: 'Administradores', filters: { id_role: '3' } },
    { name: 'Inactivos', filters: { active: 'false' } },
  ],
  columns: COLUMNS,
  search: { label: 'Buscar usuarios', placeholder: 'Buscar por email o número de documento' },
  filters: [
    {
      kind: 'choice',
      param: 'id_role',
      label: 'Rol',
      options: ROLE_IDS.map((role) => ({ value: String(role), label: roleLabel(role) })),
    },
    {
      kind: 'choice',
      param: 'active',
      label: 'Estado',
      options: [true, false].map((active) => ({ value: String(active), label: activeText(active) })),
    },
  ],
  sort: '-createdAt',
};
