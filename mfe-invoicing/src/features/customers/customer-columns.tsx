import { EditOutlined } from '@ant-design/icons';
import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { Button } from 'antd';

import type { CustomerRow } from '#features/customer-form';
import { CopyId } from '#features/screen';
import { customerName, personTypeText, statusText } from './customer-texts';

const text = (
  title: string,
  width: number,
  valueOf: (row: CustomerRow) => string | number | null,
): OfficeColumn<CustomerRow> => ({
  key: title,
  title,
  width,
  render: (row) => String(valueOf(row) ?? ''),
});

/** Branches of one company share its identification. */
const withBranch = ({ identification, branch_office: branch }: CustomerRow): string =>
  branch ? `${identification} (sucursal ${branch})` : identification;

const columns = (onEdit: (customer: CustomerRow) => void): OfficeColumn<CustomerRow>[] => [
  { ...text('Identificación', 152, withBranch), isEssential: true, fixed: 'left' },
  {
    key: 'Id en SIIGO',
    title: 'Id en SIIGO',
    width: 96,
    render: (row) =>
      row.id_siigo && <CopyId id={row.id_siigo} label={`Copiar el id en SIIGO de ${withBranch(row)}`} />,
  },
  text('Estado', 88, (row) => statusText(row.active)),
  text('Nombres', 144, (row) => row.first_name),
  text('Apellidos', 144, (row) => row.last_name),
  text('Razón social', 220, (row) => row.nameCompany),
  text('Tipo de persona', 120, personTypeText),
  text('Dirección', 200, (row) => row.address.address),
  text('Código ciudad', 96, (row) => row.city_code),
  text('Código departamento', 136, (row) => row.state_code),
  text('Teléfono', 120, (row) => row.number),
  text('Id vendedor asignado', 120, (row) => row.seller_id),
  text('Id cobrador asignado', 120, (row) => row.collector_id),
  {
    key: 'actions',
    title: 'Editar',
    isEssential: true,
    fixed: 'right',
    width: 76,
    render: (row) => (
      <Button
        type="text"
        icon={<EditOutlined />}
        aria-label={`Editar el cliente ${withBranch(row)}`}
        onClick={() => onEdit(row)}
      />
    ),
  },
];

export const customersTable = (
  onEdit: (customer: CustomerRow) => void,
): OfficeTableDefinition<CustomerRow> => ({
  name: 'customers',
  path: '/admin/customers',
  label: 'Clientes',
  nouns: { one: 'cliente', many: 'clientes' },
  emptyText: 'Todavía no hay clientes.',
  rowKey: ({ id }) => id,
  rowTitle: (row) => `${withBranch(row)} · ${customerName(row)}`,
  phoneRow: (row) => ({
    title: customerName(row),
    amount: statusText(row.active),
    detail: [withBranch(row), row.number, row.address.address].filter(Boolean).join(' · '),
  }),
  columns: columns(onEdit),
  sort: '',
});
