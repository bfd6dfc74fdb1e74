import type { ProColumns } from '@ant-design/pro-components';
import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import { CutText } from '@lacteos/ui/antd';

import type { BoundedColumn } from '#features/screen';

const amount = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const yesOrNo = (value: boolean): string => (value ? 'SI' : 'NO');

const text = (
  field: keyof InvoiceType,
  title: string,
  width: number,
  more: ProColumns<InvoiceType> = {},
  textOf = (row: InvoiceType): string => String(row[field] ?? ''),
): BoundedColumn<InvoiceType> => ({
  dataIndex: field,
  key: field,
  title,
  render: (_cell, row) => <CutText>{textOf(row)}</CutText>,
  ...more,
  textOf,
  width,
});

const flag = (field: keyof InvoiceType, title: string): BoundedColumn<InvoiceType> =>
  text(field, title, 128, { align: 'center' }, (row) => yesOrNo(Boolean(row[field])));

export const INVOICE_TYPE_COLUMNS: BoundedColumn<InvoiceType>[] = [
  text('id', 'Id', 90, { fixed: 'left', sorter: (a, b) => a.id - b.id }),
  text('code', 'Código', 96, { sorter: (a, b) => a.code.localeCompare(b.code, 'es', { numeric: true }) }),
  text('name', 'Nombre', 192, { sorter: (a, b) => a.name.localeCompare(b.name, 'es') }),
  text('description', 'Descripción', 240),
  text('type', 'Tipo', 72),
  flag('active', 'Activo'),
  flag('seller_by_item', 'Vendedor por ítem'),
  flag('cost_center', 'Centro de costo'),
  flag('automatic_number', 'Numeración automática'),
  text('consecutive', 'Próximo consecutivo de factura', 176, { align: 'right' }),
  text('discount_type', 'Tipo de descuento', 120),
  flag('decimals', 'Decimales'),
  flag('advance_payment', 'Anticipos'),
  flag('reteica', 'Reteica'),
  flag('reteiva', 'Reteiva'),
  flag('self_withholding', 'Autorretención'),
  text('self_withholding_limit', 'Valor mínimo de autorretención', 176, { align: 'right' }, (row) =>
    amount.format(row.self_withholding_limit),
  ),
  text('electronic_type', 'Factura electrónica', 152),
  flag('customer_by_item', 'Ingresos de terceros'),
];
