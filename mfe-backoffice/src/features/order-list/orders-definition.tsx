import { ORDER_DUTIES, ORDER_DUTY_NAMES } from '@lacteos/contracts/orders/order-duties';
import { PAID_WITHOUT_STOCK } from '@lacteos/contracts/orders/order-texts';
import { PAYMENT_METHOD_LABELS } from '@lacteos/contracts/orders/payment-methods';
import { FIGURES } from '@lacteos/contracts/reference/figures';
import { PRODUCT_FAMILIES } from '@lacteos/contracts/reference/product-families';
import { ORDER_INVOICE_STATES } from '@lacteos/contracts/reference/reference-data';
import type { OrderRow, StaffOrderRow } from '@lacteos/contracts/schemas';
import { formatDay, formatMoney, LinkFromList } from '@lacteos/ui';
import { StatusText } from '@lacteos/ui/antd';

import type { ChoiceFilter, OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { ORDER_VIEWS } from './api/order-views';
import { ORDERS_KEY } from './api/orders-key';
import { ProductName, useStoreOptions } from './components/filter-names';
import { OrderActions } from './components/order-actions';
import { OrderPanel } from './components/order-panel';
import {
  customerName,
  DELIVERY_TEXTS,
  INVOICE_BADGES,
  INVOICE_STATE_TEXTS,
  INVOICE_TEXTS,
  matchText,
  PAYMENT_ALERT_TEXTS,
  PAYMENT_TEXTS,
  STATUS_TEXTS,
} from './model/order-texts';
import { orderPhoneRow } from './model/phone-row';
import { holdText } from './model/hold-texts';
import styles from './components/orders.module.css';

type Texts = { true: string; false: string };

/** Hides the normal state from sight, not from screen readers. */
const Normal = ({ children }: { children: string }) => <span className="visually-hidden">{children}</span>;

const Problem = ({ tone, children }: { tone: 'open' | 'bad'; children: string }) => (
  <small className={styles.orderProblem}>
    <StatusText tone={tone}>{children}</StatusText>
  </small>
);

function Status({ order: { active, invoiceState } }: { order: OrderRow }) {
  const badge = active ? INVOICE_BADGES[invoiceState] : undefined;
  if (!active)
    return (
      <span className={styles.orderState}>
        <StatusText tone="bad">{STATUS_TEXTS.false}</StatusText>
      </span>
    );
  return (
    <>
      <Normal>{STATUS_TEXTS.true}</Normal>
      {badge && <Problem tone="open">{badge}</Problem>}
    </>
  );
}

function Payment({ order: { isPaid, paidWithoutStock, paymentAlert } }: { order: OrderRow }) {
  const problems = [
    ...(paidWithoutStock ? [['bad', PAID_WITHOUT_STOCK] as const] : []),
    ...(paymentAlert ? [['open', PAYMENT_ALERT_TEXTS[paymentAlert]] as const] : []),
  ];
  return (
    <>
      <span className={styles.orderState}>
        {isPaid ? PAYMENT_TEXTS.true : <StatusText tone="open">{PAYMENT_TEXTS.false}</StatusText>}
      </span>
      {problems.map(([tone, text]) => (
        <Problem key={text} tone={tone}>
          {text}
        </Problem>
      ))}
    </>
  );
}

const delivery = ({ isDelivered }: OrderRow) => (
  <span className={styles.orderState}>
    {isDelivered ? DELIVERY_TEXTS.true : <StatusText tone="open">{DELIVERY_TEXTS.false}</StatusText>}
  </span>
);

const COLUMNS: OfficeColumn<StaffOrderRow>[] = [
  {
    key: 'id',
    title: 'Id',
    sort: 'id',
    isEssential: true,
    fixed: 'left',
    width: 60,
    tightWidth: 50,
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
    width: 100,
    tightWidth: 96,
    render: ({ createdAt }) => formatDay(createdAt),
  },
  { key: 'customer', title: 'Cliente', width: 220, render: customerName },
  {
    key: 'found',
    title: 'Coincidencia',
    isOfSearch: true,
    width: 190,
    render: matchText,
  },
  {
    key: 'status',
    title: 'Estado',
    width: 124,
    tightWidth: 88,
    render: (order) => <Status order={order} />,
  },
  {
    key: 'payment',
    title: 'Pago',
    width: 140,
    tightWidth: 102,
    render: (order) => <Payment order={order} />,
  },
  {
    key: 'delivery',
    title: 'Envío',
    width: 140,
    tightWidth: 102,
    render: delivery,
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
  { key: 'hold', title: 'Reserva', width: 148, render: ({ hold }) => holdText(hold) },
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
    width: 78,
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
  pageOf: ({ id }) => `/admin/order/${id}`,
  amountOf: ({ totalPrice }) => totalPrice,
  phoneRow: orderPhoneRow,
  Panel: OrderPanel,
  views: Object.values(ORDER_VIEWS),
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
      param: 'hasProblem',
      label: 'Con problema',
      options: [{ value: 'true', label: 'con problema' }],
    },
    {
      kind: 'choice',
      isRare: true,
      param: 'invoiceState',
      label: 'Estado de la factura',
      options: ORDER_INVOICE_STATES.map((value) => ({ value, label: INVOICE_STATE_TEXTS[value] })),
    },
    {
      kind: 'loaded',
      isRare: true,
      param: 'storeId',
      label: 'Tienda',
      pattern: ID,
      useOptions: useStoreOptions,
    },
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
