import { PAYMENT_METHODS, REGISTRATION_ONLY_METHODS, type OrderRow } from '@lacteos/contracts';
import { formatDay, formatMoney } from '@lacteos/ui';
import { Tag } from 'antd';

import {
  OfficeStatus,
  type ChoiceFilter,
  type OfficeColumn,
  type OfficeTableDefinition,
} from '../office-table';
import { ORDERS_KEY } from './api/orders-key';
import { OrderActions } from './components/order-actions';
import {
  customerName,
  DELIVERY_TEXTS,
  PAYMENT_ALERT_TEXTS,
  PAYMENT_TEXTS,
  STATUS_TEXTS,
  textOf,
} from './model/order-texts';

type Texts = { true: string; false: string };

const statusCell = (texts: Texts, value: boolean, whenFalse: 'open' | 'bad') => (
  <OfficeStatus tone={value ? 'good' : whenFalse}>{textOf(texts, value)}</OfficeStatus>
);

function Payment({ order }: { order: OrderRow }) {
  return (
    <>
      {statusCell(PAYMENT_TEXTS, order.isPaid, 'open')}
      {order.paidWithoutStock && (
        <Tag className="order-badge" color="error">
          pagado sin stock
        </Tag>
      )}
      {order.paymentAlert && (
        <Tag className="order-badge" color="warning">
          {PAYMENT_ALERT_TEXTS[order.paymentAlert]}
        </Tag>
      )}
    </>
  );
}

const COLUMNS: OfficeColumn<OrderRow>[] = [
  {
    key: 'id',
    title: 'Id',
    sort: 'id',
    isEssential: true,
    fixed: 'left',
    width: 84,
    render: ({ id }) => id,
  },
  { key: 'createdAt', title: 'Fecha', sort: 'createdAt', render: ({ createdAt }) => formatDay(createdAt) },
  { key: 'document', title: 'Documento', sort: 'n_document', render: (order) => order.n_document },
  { key: 'customer', title: 'Cliente', render: customerName },
  {
    key: 'total',
    title: 'Total',
    sort: 'totalPrice',
    align: 'right',
    render: ({ totalPrice }) => formatMoney(totalPrice),
  },
  { key: 'status', title: 'Estado', render: ({ active }) => statusCell(STATUS_TEXTS, active, 'bad') },
  { key: 'payment', title: 'Pago', render: (order) => <Payment order={order} /> },
  {
    key: 'delivery',
    title: 'Envío',
    render: ({ isDelivered }) => statusCell(DELIVERY_TEXTS, isDelivered, 'open'),
  },
  {
    key: 'paymentMethod',
    title: 'Método de pago',
    sort: 'paymentMethod',
    render: (order) => order.paymentMethod,
  },
  {
    key: 'actions',
    title: 'Acciones',
    isEssential: true,
    fixed: 'right',
    render: (order) => <OrderActions order={order} />,
  },
];

const flag = (param: string, label: string, texts: Texts): ChoiceFilter => ({
  kind: 'choice',
  param,
  label,
  options: [
    { value: 'true', label: texts.true },
    { value: 'false', label: texts.false },
  ],
});

/** The orders table: every order, newest first. */
export const ORDERS_TABLE: OfficeTableDefinition<OrderRow> = {
  name: ORDERS_KEY,
  path: '/admin/orders',
  exportPath: '/admin/orders/export',
  label: 'Pedidos',
  nouns: { one: 'pedido', many: 'pedidos' },
  emptyText: 'Todavía no hay pedidos.',
  emptyHint: 'Aparecen aquí cuando un cliente o un cajero genera uno.',
  rowKey: ({ id }) => id,
  rowTitle: ({ id }) => `el pedido ${id}`,
  columns: COLUMNS,
  search: {
    label: 'Buscar pedidos',
    placeholder: 'Buscar por id, documento, nombre, teléfono, guía o estado',
  },
  filters: [
    flag('active', 'Estado', STATUS_TEXTS),
    flag('isPaid', 'Pago', PAYMENT_TEXTS),
    flag('isDelivered', 'Envío', DELIVERY_TEXTS),
    {
      kind: 'choice',
      param: 'paymentMethod',
      label: 'Método de pago',
      options: [...PAYMENT_METHODS, ...REGISTRATION_ONLY_METHODS].map((name) => ({
        value: name,
        label: name,
      })),
    },
    {
      kind: 'choice',
      param: 'paidWithoutStock',
      label: 'Sin stock',
      options: [{ value: 'true', label: 'pagado sin stock' }],
    },
    {
      kind: 'choice',
      param: 'hasPaymentAlert',
      label: 'Revisión de pagos',
      options: [{ value: 'true', label: 'por revisar' }],
    },
  ],
  sort: '-createdAt',
};
