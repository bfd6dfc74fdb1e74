import type { InvoiceRow } from '@lacteos/contracts';
import { FilePdfOutlined } from '@ant-design/icons';
import type { ProColumns } from '@ant-design/pro-components';
import { formatDay, formatMoney } from '@lacteos/ui';
import { CutText } from '@lacteos/ui/antd';
import { Button, Space } from 'antd';

import { textColumnOf } from '#features/screen';
import { shortCufe } from '../model/invoice-words';
import { StateText } from './state-text';

type Column = ProColumns<InvoiceRow>;

/** What a row can do. */
export interface InvoiceRowActions {
  onPdf: (invoice: InvoiceRow) => void;
  onDetail: (invoice: InvoiceRow) => void;
}

const ID_WIDTH = 88;

const text = textColumnOf<InvoiceRow>();

// Nobody reads 36 letters in a list: their beginning shows, the whole under the pointer and with the focus.
const idColumn = (title: string, idOf: (row: InvoiceRow) => string | null): Column => ({
  title,
  key: title,
  render: (_cell, row) => <CutText maxWidth={ID_WIDTH}>{idOf(row) ?? ''}</CutText>,
});

const nameOf = ({ name, id }: InvoiceRow): string => name ?? id;

/** The columns of the specification, and where the invoice stands; on a wide screen its buttons stay in view. */
export const invoiceColumns = ({ onPdf, onDetail }: InvoiceRowActions, isWide: boolean): Column[] => [
  text('Número', (row) => row.number, { align: 'right' }),
  text('Prefijo', (row) => row.prefix),
  text('Nombre', (row) => row.name),
  text('Identificación del cliente', (row) => row.customer.identification),
  text('Total', (row) => formatMoney(row.total), { align: 'right' }),
  text('Fecha de creación', (row) => formatDay(row.metadata.created)),
  idColumn('Id de la factura', (row) => row.id),
  idColumn('Id del cliente', (row) => row.customer.id),
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
