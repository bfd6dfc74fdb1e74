import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { CustomerRow } from '#features/customer-form';
import { type BoundedColumn, textColumnOf } from '#features/screen';
import { personTypeText, statusText } from './customer-texts';

const text = textColumnOf<CustomerRow>();

/** Branches of one company share its identification. */
const withBranch = ({ identification, branch_office: branch }: CustomerRow): string =>
  branch ? `${identification} (sucursal ${branch})` : identification;

export const customerColumns = (onEdit: (customer: CustomerRow) => void): BoundedColumn<CustomerRow>[] => [
  text('Identificación', 152, withBranch, { fixed: 'left' }),
  text('Id en SIIGO', 96, (row) => row.id_siigo),
  text('Estado', 88, (row) => statusText(row.active)),
  text('Nombres', 144, (row) => row.first_name),
  text('Apellidos', 144, (row) => row.last_name),
  text('Razón social', 192, (row) => row.nameCompany),
  text('Tipo de persona', 120, personTypeText),
  text('Dirección', 200, (row) => row.address.address),
  text('Código ciudad', 96, (row) => row.city_code),
  text('Código departamento', 136, (row) => row.state_code),
  text('Teléfono', 120, (row) => row.number),
  text('Id vendedor asignado', 120, (row) => row.seller_id),
  text('Id cobrador asignado', 120, (row) => row.collector_id),
  {
    title: 'Editar',
    key: 'edit',
    align: 'center',
    fixed: 'right',
    width: 80,
    render: (_cell, row) => (
      <Button
        type="text"
        icon={<EditOutlined />}
        aria-label={`Editar el cliente ${withBranch(row)}`}
        onClick={() => onEdit(row)}
      />
    ),
  },
];
