import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';

const amount = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const yesOrNo = (value: boolean): string => (value ? 'SI' : 'NO');

type Column = OfficeColumn<InvoiceType>;
const text = (
  key: keyof InvoiceType,
  title: string,
  width: number,
  more: Partial<Column> = {},
  textOf = (row: InvoiceType): string => String(row[key] ?? ''),
): Column => ({ key, title, render: textOf, ...more, width });

const flag = (key: keyof InvoiceType, title: string): Column =>
  text(key, title, 112, {}, (row) => yesOrNo(Boolean(row[key])));

/** SIIGO's words. */
const DISCOUNT_TYPES: Readonly<Record<string, string>> = { Percentage: 'Porcentaje', Value: 'Valor' };

const COLUMNS: Column[] = [
  text('id', 'Id', 90, { fixed: 'left', sort: 'id', isEssential: true }),
  text('code', 'Código', 96, { sort: 'code' }),
  text('name', 'Nombre', 192, { sort: 'name' }),
  text('description', 'Descripción', 240),
  text('type', 'Tipo', 72),
  flag('active', 'Activo'),
  flag('seller_by_item', 'Vendedor por ítem'),
  flag('cost_center', 'Centro de costos'),
  flag('automatic_number', 'Numeración automática'),
  text('consecutive', 'Próximo consecutivo de factura', 176, { align: 'right' }),
  text(
    'discount_type',
    'Tipo de descuento',
    120,
    {},
    (row) => DISCOUNT_TYPES[row.discount_type] ?? row.discount_type,
  ),
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

const COMPARED: Readonly<Record<string, (a: InvoiceType, b: InvoiceType) => number>> = {
  id: (a, b) => a.id - b.id,
  code: (a, b) => a.code.localeCompare(b.code, 'es', { numeric: true }),
  name: (a, b) => a.name.localeCompare(b.name, 'es'),
};

/** SIIGO answers all of them at once: sorted here, on one page. */
export function sortInvoiceTypes<Row extends InvoiceType>(types: readonly Row[], sort: string): Row[] {
  const compare = COMPARED[sort.replace(/^-/, '')];
  if (!compare) return [...types];
  const sorted = types.toSorted(compare);
  return sort.startsWith('-') ? sorted.reverse() : sorted;
}

export const INVOICE_TYPES_TABLE: OfficeTableDefinition<InvoiceType> = {
  name: 'invoice-types',
  path: '/siigo/invoice/type',
  label: 'Tipos de factura',
  nouns: { one: 'tipo de factura', many: 'tipos de factura' },
  emptyText: 'SIIGO todavía no tiene tipos de factura.',
  rowKey: ({ id }) => id,
  rowTitle: ({ name }) => name,
  phoneRow: ({ id, name, code, electronic_type, active }) => ({
    title: `${id} · ${name}`,
    amount: active ? 'activo' : 'inactivo',
    detail: `${code} · ${electronic_type === 'NoElectronic' ? 'No electrónica' : 'Electrónica'}`,
  }),
  columns: COLUMNS,
  sort: '',
  pageSize: 1_000,
};
