import type { ProColumns } from '@ant-design/pro-components';
import type { InvoiceType } from '@lacteos/contracts';

const amount = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const yesOrNo = (value: boolean): string => (value ? 'SI' : 'NO');

const text = (
  field: keyof InvoiceType,
  title: string,
  more: ProColumns<InvoiceType> = {},
): ProColumns<InvoiceType> => ({
  dataIndex: field,
  key: field,
  title,
  ...more,
});

const flag = (field: keyof InvoiceType, title: string): ProColumns<InvoiceType> =>
  text(field, title, { align: 'center', render: (_cell, row) => yesOrNo(Boolean(row[field])) });

/** The nineteen columns of the specification, in its order. Titles sort where sorting says something. */
export const INVOICE_TYPE_COLUMNS: ProColumns<InvoiceType>[] = [
  text('id', 'Id', { fixed: 'left', width: 90, sorter: (a, b) => a.id - b.id }),
  text('code', 'Código', { sorter: (a, b) => a.code.localeCompare(b.code, 'es', { numeric: true }) }),
  text('name', 'Nombre', { sorter: (a, b) => a.name.localeCompare(b.name, 'es') }),
  text('description', 'Descripción'),
  text('type', 'Tipo'),
  flag('active', 'Activo'),
  flag('seller_by_item', 'Vendedor por ítem'),
  flag('cost_center', 'Centro de costo'),
  flag('automatic_number', 'Numeración automática'),
  text('consecutive', 'Próximo consecutivo de factura', { align: 'right' }),
  text('discount_type', 'Tipo de descuento'),
  flag('decimals', 'Decimales'),
  flag('advance_payment', 'Anticipos'),
  flag('reteica', 'Reteica'),
  flag('reteiva', 'Reteiva'),
  flag('self_withholding', 'Autorretención'),
  text('self_withholding_limit', 'Valor mínimo de autorretención', {
    align: 'right',
    render: (_cell, row) => amount.format(row.self_withholding_limit),
  }),
  text('electronic_type', 'Factura electrónica'),
  flag('customer_by_item', 'Ingresos de terceros'),
];
