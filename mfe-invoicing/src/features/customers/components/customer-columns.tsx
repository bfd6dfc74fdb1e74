import { EditOutlined } from '@ant-design/icons';
import type { ProColumns } from '@ant-design/pro-components';
import { Button } from 'antd';

import type { CustomerRow } from '#features/customer-form';
import { textColumnOf } from '#features/screen';
import { personTypeText, statusText } from '../model/customer-texts';

const text = textColumnOf<CustomerRow>();

/** Branches of one company share its identification. */
const withBranch = ({ identification, branch_office: branch }: CustomerRow): string =>
  branch ? `${identification} (sucursal ${branch})` : identification;

/** The thirteen columns of the specification and the pencil. */
export const customerColumns = (onEdit: (customer: CustomerRow) => void): ProColumns<CustomerRow>[] => [
  text('Identificación', withBranch, { fixed: 'left' }),
  text('Id en SIIGO', (row) => row.id_siigo),
  text('Estado', (row) => statusText(row.active)),
  text('Nombres', (row) => row.first_name),
  text('Apellidos', (row) => row.last_name),
  text('Razón social', (row) => row.nameCompany),
  text('Tipo de persona', personTypeText),
  text('Dirección', (row) => row.address.address),
  text('Código ciudad', (row) => row.city_code),
  text('Código departamento', (row) => row.state_code),
  text('Teléfono', (row) => row.number),
  text('Id vendedor asignado', (row) => row.seller_id),
  text('Id cobrador asignado', (row) => row.collector_id),
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
