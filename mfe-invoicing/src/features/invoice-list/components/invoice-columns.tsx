import type { InvoiceRow } from '@lacteos/contracts';
import { FilePdfOutlined } from '@ant-design/icons';
import type { ProColumns } from '@ant-design/pro-components';
import { formatDay, formatMoney } from '@lacteos/ui';
import { Button, Space } from 'antd';

import { shortCufe } from '../model/invoice-words';
import { StateText } from './state-text';

type Column = ProColumns<InvoiceRow>;

/** What a row can do. */
export interface InvoiceRowActions {
  onPdf: (invoice: InvoiceRow) => void;
  onDetail: (invoice: InvoiceRow) => void;
}

const text = (
  title: string,
  valueOf: (row: InvoiceRow) => string | number | null,
  more: Column = {},
): Column => ({
  title,
  key: title,
  render: (_cell, row) => valueOf(row) ?? '',
  ...more,
});

const nameOf = ({ name, id }: InvoiceRow): string => name ?? id;

/** The columns of the specification, and where the invoice stands; on a wide screen its buttons stay in view. */
export const invoiceColumns = ({ onPdf, onDetail }: InvoiceRowActions, isWide: boolean): Column[] => [
  text('Id de la factura', (row) => row.id),
  text('Número', (row) => row.number, { align: 'right' }),
  text('Prefijo', (row) => row.prefix),
  text('Nombre', (row) => row.name),
  text('Identificación del cliente', (row) => row.customer.identification),
  text('Id del cliente', (row) => row.customer.id),
  text('Total', (row) => formatMoney(row.total), { align: 'right' }),
  text('Fecha de creación', (row) => formatDay(row.metadata.created)),
  {
    title: 'PDF',
    key: 'pdf',
    align: 'center',
    width: 72,
    fixed: isWide ? 'right' : undefined,
    render: (_cell, row) => (
      <Button
        type="text"
        icon={<FilePdfOutlined />}
        aria-label={`Ver el PDF de ${nameOf(row)}`}
        onClick={() => onPdf(row)}
      />
    ),
  },
  {
    title: 'Estado',
    key: 'state',
    width: 300,
    fixed: isWide ? 'right' : undefined,
    render: (_cell, row) => (
      <Space wrap>
        {row.state && <StateText state={row.state} />}
        {row.state?.cufe && <span title={row.state.cufe}>CUFE {shortCufe(row.state.cufe)}</span>}
        <Button size="small" aria-label={`Detalle de ${nameOf(row)}`} onClick={() => onDetail(row)}>
          Detalle
        </Button>
      </Space>
    ),
  },
];
