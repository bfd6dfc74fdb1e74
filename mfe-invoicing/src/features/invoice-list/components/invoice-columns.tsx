import type { InvoiceRow } from '@lacteos/contracts/schemas';
import { FilePdfOutlined } from '@ant-design/icons';
import { formatDay, formatMoney } from '@lacteos/ui';
import { Button, Space } from 'antd';

import { type BoundedColumn, textColumnOf } from '#features/screen';
import { shortCufe } from '../model/invoice-words';
import { StateText } from './state-text';

type Column = BoundedColumn<InvoiceRow>;

export interface InvoiceRowActions {
  onPdf: (invoice: InvoiceRow) => void;
  onDetail: (invoice: InvoiceRow) => void;
}

const text = textColumnOf<InvoiceRow>();

// Shows the beginning of 36 letters; the whole on hover and focus.
const ID_WIDTH = 88;

const nameOf = ({ name, id }: InvoiceRow): string => name ?? id;

export const invoiceColumns = ({ onPdf, onDetail }: InvoiceRowActions, isWide: boolean): Column[] => [
  text('Número', 76, (row) => row.number, { align: 'right' }),
  text('Prefijo', 72, (row) => row.prefix),
  text('Nombre', 104, (row) => row.name),
  text('Identificación del cliente', 116, (row) => row.customer.identification),
  text('Total', 124, (row) => formatMoney(row.total), { align: 'right' }),
  text('Fecha de creación', 100, (row) => formatDay(row.metadata.created)),
  text('Id de la factura', ID_WIDTH, (row) => row.id),
  text('Id del cliente', ID_WIDTH, (row) => row.customer.id),
  {
    title: 'PDF',
    key: 'pdf',
    align: 'center',
    width: 64,
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
    width: 288,
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
