import { ORDER_DUTIES, ORDER_DUTY_NAMES } from '@lacteos/contracts/orders/order-duties';
import { PAID_WITHOUT_STOCK } from '@lacteos/contracts/orders/order-texts';
import { PAYMENT_METHOD_LABELS } from '@lacteos/contracts/orders/payment-methods';
import { FIGURES } from '@lacteos/contracts/reference/figures';
import { PRODUCT_FAMILIES } from '@lacteos/contracts/reference/product-families';
import { ORDER_INVOICE_STATES } from '@lacteos/contracts/reference/reference-data';
import type { OrderRow, StaffOrderRow } from '@lacteos/contracts/schemas';
import { formatDay, formatMoney, LinkFromList } from '@lacteos/ui';
import { StatusText } from '@lacteos/ui/antd';
import { Tag } from 'antd';

import { type ChoiceFilter, type OfficeColumn, type OfficeTableDefinition } from '#features/office-table';
import { ORDERS_KEY } from './api/orders-key';
import { ProductName, useStoreOptions } from './components/filter-names';
import { FoundBy } from './components/found-by';
import { OrderActions } from './components/order-actions';
import {
  customerName,
  DELIVERY_TEXTS,
  INVOICE_BADGES,
  INVOICE_STATE_TEXTS,
  INVOICE_TEXTS,
  PAYMENT_ALERT_TEXTS,
  PAYMENT_TEXTS,
  STATUS_TEXTS,
  textOf,
} from './model/order-texts';
import { holdText } from './model/hold-texts';
import styles from './components/orders.module.css';

type Texts = { true: string; false: string };

const statusCell = (texts: Texts, value: boolean, whenFalse: 'open' | 'bad') => (
  <StatusText tone={value ? 'good' : whenFalse}>{textOf(texts, value)}</StatusText>
);

function Status({ order: { active, invoiceState } }: { order: OrderRow }) {
  const badge = active ? INVOICE_BADGES[invoiceState] : undefined;
  return (
    <>
      {statusCell(STATUS_TEXTS, active, 'bad')}
      {badge && (
        <Tag className={styles.orderBadge} color="warning">
          {badge}
        </Tag>
      )}
    </>
  );
}

function Payment({ order }: { order: OrderRow }) {
  return (
    <>
      {statusCell(PAYMENT_TEXTS, order.isPaid, 'open')}
      {order.paidWithoutStock && (
        <Tag className={styles.orderBadge} color="error">
          {PAID_WITHOUT_STOCK}
        </Tag>
      )}
      {order.paymentAlert && (
        <Tag className={styles.orderBadge} color="warning">
          {PAYMENT_ALERT_TEXTS[order.paymentAlert]}
        </Tag>
      )}
    </>
  );
}

const COLUMNS: OfficeColumn<StaffOrderRow>[] = [
  {
    key: 'id',
    title: 'Id',
    sort: 'id',
    isEssential: true,
    fixed: 'left',
    width: 60,
    render: ({ id }) => (
      <LinkFromList className={styles.orderLink} to={`/admin/order/${id}`}>
        {id}
      </LinkFromList>
    ),
  },
  {
    key: 'createdAt',
    title: 'Fecha',
    sort: 'createdAt',
    width: 104,
    render: ({ createdAt }) => formatDay(createdAt),
  },
  { key: 'customer', title: 'Cliente', width: 118, render: customerName },
  {
    key: 'found',
    title: 'Coincidencia',
    isOfSearch: true,
    width: 190,
    render: ({ foundBy }) => <FoundBy matches={foundBy} />,
  },
  {
    key: 'status',
    title: 'Estado',
    width: 148,
    render: (order) => <Status order={order} />,
  },
  { key: 'payment', title: 'Pago', width: 146, render: (order) => <Payment order={order} /> },
  {
    key: 'delivery',
    title: 'Envío',
    width: 150,
    render: ({ isDelivered }) => statusCell(DELIVERY_TEXTS, isDelivered, 'open'),
  },
  {
    key: 'total',
    title: 'Total',
    sort: 'totalPrice',
    align: 'right',
    width: 128,
    render: ({ totalPrice, credited }) => (
      <>
        {formatMoney(totalPrice)}
        {credited ? (
          <small className={styles.ordersReturned}>
            {FIGURES.credited.label} {formatMoney(credited)}
          </small>
        ) : null}
      </>
    ),
  },
  { key: 'hold', title: 'Reserva', width: 106, render: ({ hold }) => holdText(hold) },
  {
    key: 'document',
    title: 'Documento',
    sort: 'n_document',
    width: 122,
    render: (order) => order.n_document,
  },
  {
    key: 'paymentMethod',
    title: 'Método de pago',
    sort: 'paymentMethod',
    width: 154,
    render: (order) => order.paymentMethod,
  },
  {
    key: 'actions',
    title: 'Acciones',
    isEssential: true,
    fixed: 'right',
    width: 138,
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

const ID = /^\d{1,9}$/;

export const ORDERS_TABLE: OfficeTableDefinition<StaffOrderRow> = {
  name: ORDERS_KEY,
  path: '/admin/orders',
  exportPath: '/admin/orders/export',
  label: 'Pedidos',
  nouns: { one: 'pedido', many: 'pedidos' },
  emptyText: 'Todavía no hay pedidos.',
  emptyHint: 'Aparecen aquí cuando un cliente o un cajero genera uno.',
  liveSubject: 'order',
  rowKey: ({ id }) => id,
  rowTitle: ({ id }) => `el pedido ${id}`,
  columns: COLUMNS,
  search: {
    label: 'Buscar pedidos',
    placeholder: 'Id, documento, nombre, teléfono o sus 4 últimos, guía, factura o estado',
  },
  filters: [
    {
      kind: 'choice',
      param: 'duty',
      label: 'Por hacer',
      options: ORDER_DUTY_NAMES.map((value) => ({ value, label: ORDER_DUTIES[value].name })),
    },
    flag('active', 'Estado', STATUS_TEXTS),
    flag('isPaid', 'Pago', PAYMENT_TEXTS),
    flag('isDelivered', 'Envío', DELIVERY_TEXTS),
    {
      kind: 'choice',
      isRare: true,
      param: 'paymentMethod',
      label: 'Método de pago',
      options: PAYMENT_METHOD_LABELS.map((name) => ({
        value: name,
        label: name,
      })),
    },
    flag('isInvoice', 'Factura', INVOICE_TEXTS),
    {
      kind: 'choice',
      isRare: true,
      param: 'invoiceState',
      label: 'Estado de la factura',
      options: ORDER_INVOICE_STATES.map((value) => ({ value, label: INVOICE_STATE_TEXTS[value] })),
    },
    { kind: 'loaded', param: 'storeId', label: 'Tienda', pattern: ID, useOptions: useStoreOptions },
    {
      kind: 'days',
      from: 'createdFrom',
      to: 'createdTo',
      labels: { from: 'Recibido desde', to: 'Recibido hasta' },
    },
    {
      kind: 'days',
      isRare: true,
      from: 'paidFrom',
      to: 'paidTo',
      labels: { from: 'Pagado desde', to: 'Pagado hasta' },
    },
    {
      kind: 'days',
      isRare: true,
      from: 'dayFrom',
      to: 'dayTo',
      labels: { from: 'Pagado o recibido desde', to: 'Pagado o recibido hasta' },
    },
    {
      kind: 'choice',
      isRare: true,
      param: 'paidWithoutStock',
      label: 'Sin stock',
      options: [{ value: 'true', label: PAID_WITHOUT_STOCK }],
    },
    {
      kind: 'choice',
      isRare: true,
      param: 'holdEndsWithinHours',
      label: 'Reservas por vencer',
      options: [
        { value: '24', label: 'en 24 horas' },
        { value: '72', label: 'en 3 días' },
      ],
    },
    {
      kind: 'choice',
      isRare: true,
      param: 'hasPaymentAlert',
      label: 'Revisión de pagos',
      options: [{ value: 'true', label: 'por revisar' }],
    },
    {
      kind: 'choice',
      isRare: true,
      param: 'hasCredits',
      label: FIGURES.credited.label,
      options: [
        { value: 'true', label: 'con algo acreditado' },
        { value: 'false', label: 'sin nada acreditado' },
      ],
    },
    {
      kind: 'choice',
      isRare: true,
      param: 'hasReturns',
      label: 'Devoluciones',
      options: [
        { value: 'true', label: 'con productos devueltos' },
        { value: 'false', label: 'sin devoluciones' },
      ],
    },
    {
      kind: 'choice',
      isRare: true,
      param: 'isAllReturned',
      label: 'Todo devuelto',
      options: [
        { value: 'true', label: 'todo devuelto' },
        { value: 'false', label: 'con algo conservado' },
      ],
    },
    { kind: 'given', param: 'document', label: 'Documento del comprador', pattern: /^.{1,50}$/ },
    { kind: 'given', param: 'productId', label: 'Con el producto', pattern: ID, Value: ProductName },
    {
      kind: 'given',
      param: 'family',
      label: 'Con productos de',
      pattern: new RegExp(`^(${PRODUCT_FAMILIES.join('|')})$`),
    },
  ],
  sort: '-createdAt',
};
