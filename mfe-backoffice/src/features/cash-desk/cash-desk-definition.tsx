import { CASH_DESK_METHODS } from '@lacteos/contracts/orders/payment-methods';
import type { StaffOrderRow } from '@lacteos/contracts/schemas';
import { formatDay, formatMoney } from '@lacteos/ui';
import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { customerName, ORDER_LINK_COLUMN, ORDERS_KEY } from '#features/order-list';

const COLUMNS: OfficeColumn<StaffOrderRow>[] = [
  ORDER_LINK_COLUMN,
  { key: 'paidAt', title: 'Fecha de pago', sort: 'paidAt', render: ({ paidAt }) => formatDay(paidAt) },
  { key: 'document', title: 'Documento', sort: 'n_document', render: (order) => order.n_document },
  { key: 'customer', title: 'Cliente', render: customerName },
  {
    key: 'paymentMethod',
    title: 'Método de pago',
    sort: 'paymentMethod',
    render: (order) => order.paymentMethod,
  },
  {
    key: 'transaction',
    title: 'Transacción',
    render: ({ paymentResult }) =>
      paymentResult?.transactionNumber ?? paymentResult?.checkNumber ?? paymentResult?.transaction?.id ?? '',
  },
  {
    key: 'total',
    title: 'Total',
    sort: 'totalPrice',
    align: 'right',
    render: ({ totalPrice }) => formatMoney(totalPrice),
  },
  {
    key: 'received',
    title: 'Recibido',
    align: 'right',
    render: ({ received }) => (received === undefined ? '' : formatMoney(received)),
  },
];

export const CASH_DESK_TABLE: OfficeTableDefinition<StaffOrderRow> = {
  name: `${ORDERS_KEY}-paid`,
  path: '/admin/orders',
  exportPath: '/admin/orders/export',
  label: 'Pagos',
  nouns: { one: 'pago', many: 'pagos' },
  emptyText: 'Todavía no hay pagos.',
  emptyHint: 'Aparecen aquí cuando se registra el pago de un pedido.',
  rowKey: ({ id }) => id,
  rowTitle: ({ id }) => `el pedido ${id}`,
  columns: COLUMNS,
  filters: [
    {
      kind: 'choice',
      param: 'paymentMethod',
      label: 'Método de pago',
      allLabel: 'Todos',
      options: CASH_DESK_METHODS.map((name) => ({ value: name, label: name })),
    },
    { kind: 'days', from: 'paidFrom', to: 'paidTo', labels: { from: 'Pagado desde', to: 'Pagado hasta' } },
  ],
  sort: '-paidAt',
  always: { isPaid: 'true' },
};
