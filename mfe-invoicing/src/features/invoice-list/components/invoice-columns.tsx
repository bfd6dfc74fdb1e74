import { FilePdfOutlined } from '@ant-design/icons';
import { formatDay, formatMoney } from '@lacteos/ui';
import { DocumentStateText } from '@lacteos/ui/antd';
import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { Button } from 'antd';
import { Link } from 'react-router-dom';

import { CopyId } from '#features/screen';
import { documentName, type ListedDocument } from '../model/listed-documents';
import type { DetailOf } from './invoice-detail';
import styles from './invoice-list.module.css';
import { StateText } from './state-text';

type Column = OfficeColumn<ListedDocument>;

export interface InvoiceRowActions {
  /** Of the shop, or an invoice's in SIIGO. */
  onPdf: (id: string, name: string) => void;
  onDetail: (detail: DetailOf) => void;
}

const text = (
  title: string,
  width: number,
  valueOf: (row: ListedDocument) => string | number | null,
  more: Partial<Column> = {},
): Column => ({ key: title, title, width, render: (row) => String(valueOf(row) ?? ''), ...more });

const copyColumn = (title: string, what: string, idOf: (row: ListedDocument) => string | null): Column => ({
  title,
  key: title,
  width: 64,
  render: (row) => {
    const id = row.note ? null : idOf(row);
    return id && <CopyId id={id} label={`Copiar el ${what} de ${documentName(row)}`} />;
  },
});

const orderOf = ({ invoice }: ListedDocument): number | null => invoice.state?.orderId ?? null;

function pdfIdOf({ invoice, note }: ListedDocument): string | null {
  if (!note) return invoice.state?.siigoId === null ? null : invoice.id;
  return note.state === 'issued' ? String(note.id) : null;
}

const invoiceColumns = ({ onPdf, onDetail }: InvoiceRowActions): Column[] => [
  {
    title: 'Nombre',
    key: 'Nombre',
    isEssential: true,
    width: 116,
    render: (row) => {
      const name = documentName(row);
      const id = row.note?.id ?? row.invoice.state?.id ?? null;
      return (
        <Button
          type="link"
          data-printed
          className={row.note ? styles.noteName : styles.invoiceName}
          aria-label={`Detalle de ${name}`}
          onClick={() => onDetail({ id, name })}
        >
          {name}
        </Button>
      );
    },
  },
  text('Cliente', 156, ({ invoice, note }) => (note ? note.reason : invoice.customer.name)),
  text('Identificación del cliente', 112, ({ invoice, note }) =>
    note ? '' : invoice.customer.identification,
  ),
  {
    title: 'Pedido',
    key: 'Pedido',
    width: 66,
    render: (row) => {
      const id = row.note ? null : orderOf(row);
      return id === null ? null : <Link to={`/admin/order/${id}`}>{id}</Link>;
    },
  },
  {
    title: 'Estado',
    key: 'Estado',
    width: 160,
    render: ({ invoice: { state }, note }) => {
      if (note) return <DocumentStateText state={note.state} label={note.label} />;
      return state && <StateText state={state} />;
    },
  },
  text('Total', 116, ({ invoice, note }) => formatMoney(note ? -note.total : invoice.total), {
    align: 'right',
  }),
  text('Fecha de creación', 92, ({ invoice, note }) =>
    formatDay(note ? note.createdAt : invoice.metadata.created),
  ),
  {
    title: 'PDF',
    key: 'pdf',
    width: 48,
    render: (row) => {
      const id = pdfIdOf(row);
      if (id === null) return null;
      const name = documentName(row);
      return (
        <Button
          type="text"
          icon={<FilePdfOutlined />}
          aria-label={`Ver el PDF de ${name}`}
          onClick={() => onPdf(id, name)}
        />
      );
    },
  },
  text('Número', 66, ({ invoice, note }) => (note ? null : invoice.number), { align: 'right' }),
  text('Prefijo', 68, ({ invoice, note }) => (note ? null : invoice.prefix)),
  copyColumn('Id de la factura', 'id', ({ invoice }) => invoice.id),
  copyColumn('Id del cliente', 'id del cliente', ({ invoice }) => invoice.customer.id),
];

const stateTextOf = ({ invoice: { state }, note }: ListedDocument): string =>
  note ? note.label : (state?.label ?? '');

export const invoicesTable = (actions: InvoiceRowActions): OfficeTableDefinition<ListedDocument> => ({
  name: 'invoices',
  path: '/siigo/invoices',
  label: 'Facturas',
  nouns: { one: 'factura', many: 'facturas', isFeminine: true },
  emptyText: 'Ninguna factura coincide con los filtros.',
  rowKey: ({ id }) => id,
  rowTitle: documentName,
  phoneRow: (row) => ({
    title: `${documentName(row)} · ${row.note ? row.note.reason : (row.invoice.customer.name ?? '')}`,
    amount: formatMoney(row.note ? -row.note.total : row.invoice.total),
    detail: [stateTextOf(row), formatDay(row.note ? row.note.createdAt : row.invoice.metadata.created)]
      .filter(Boolean)
      .join(' · '),
  }),
  columns: invoiceColumns(actions),
  sort: '',
});
