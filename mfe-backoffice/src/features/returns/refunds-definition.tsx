import { FIGURES } from '@lacteos/contracts/reference/figures';
import type { StaffRefund } from '@lacteos/contracts/schemas';
import { formatListMoment, formatMoney, LinkFromList } from '@lacteos/ui';

import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { REFUNDS_KEY } from './after-sale-calls';
import styles from './after-sale.module.css';
import { accountText } from './after-sale-texts';
import { RefundRowSteps } from './row-steps';

const WAYS: Readonly<Record<StaffRefund['way'], string>> = {
  void: 'Anular el pago de la tarjeta',
  refund: 'A la tarjeta',
  transfer: 'Transferencia',
  cash: 'Efectivo',
  debt: 'Menor crédito',
  terminal: 'Por el datáfono o la app',
};

const State = ({ label, detail, account, isEnteredByBuyer, paymentNumber, updatedAt }: StaffRefund) => (
  <div className={styles.cell}>
    <p>
      {label}
      {paymentNumber && `, transferencia ${paymentNumber}`}
    </p>
    {detail && <p>{detail}</p>}
    {account && <p>{accountText(account, isEnteredByBuyer)}</p>}
    <time dateTime={updatedAt}>{formatListMoment(updatedAt)}</time>
  </div>
);

const COLUMNS: OfficeColumn<StaffRefund>[] = [
  {
    key: 'order',
    title: 'Pedido',
    isEssential: true,
    fixed: 'left',
    width: 76,
    render: ({ orderId }) => (
      <LinkFromList to={`/admin/order/${orderId}`} aria-label={`Detalles del pedido ${orderId}`}>
        {orderId}
      </LinkFromList>
    ),
  },
  {
    key: 'amount',
    title: 'Valor',
    isEssential: true,
    align: 'right',
    width: 112,
    render: ({ amount }) => formatMoney(amount),
  },
  { key: 'way', title: 'Por dónde', width: 120, render: ({ way }) => WAYS[way] },
  { key: 'reason', title: 'Motivo', width: 132, render: ({ reason }) => reason },
  {
    key: 'state',
    title: 'Último paso',
    sort: 'updatedAt',
    isEssential: true,
    width: 350,
    render: State,
  },
  {
    key: 'createdAt',
    title: 'Desde',
    sort: 'createdAt',
    width: 148,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatListMoment(createdAt)}</time>,
  },
  {
    key: 'actions',
    title: 'Acciones',
    isEssential: true,
    fixed: 'right',
    width: 260,
    render: (row) => <RefundRowSteps row={row} />,
  },
];

export const REFUNDS_TABLE: OfficeTableDefinition<StaffRefund> = {
  name: REFUNDS_KEY,
  path: '/admin/refunds',
  label: 'Dinero por devolver',
  nouns: { one: 'reembolso', many: 'reembolsos' },
  emptyText: 'Todavía no hay dinero por devolver.',
  emptyHint: 'Aparece aquí cuando se cancela un pedido pagado o se reciben productos devueltos.',
  rowKey: ({ id }) => id,
  rowTitle: ({ id, orderId }) => `Reembolso ${id} del pedido ${orderId}`,
  pageOf: ({ orderId }) => `/admin/order/${orderId}`,
  amountOf: ({ amount }) => amount,
  phoneRow: ({ orderId, amount, way, label, updatedAt }) => ({
    title: `Pedido #${orderId} · ${WAYS[way]}`,
    amount: formatMoney(amount),
    detail: `${label} · ${formatListMoment(updatedAt)}`,
  }),
  views: [{ name: 'Por atender', filters: { open: 'true' } }],
  columns: COLUMNS,
  filters: [
    {
      kind: 'choice',
      param: 'open',
      label: 'Pendientes',
      allLabel: 'Todos',
      options: [{ value: 'true', label: 'Por atender' }],
    },
    {
      kind: 'choice',
      param: 'state',
      label: 'Estado',
      options: [
        { value: 'held', label: 'Por autorizar' },
        { value: 'pending', label: 'Por enviar a Wompi' },
        { value: 'unknown', label: 'Wompi no ha respondido' },
        { value: 'review', label: 'En revisión' },
        { value: 'account', label: 'Falta la cuenta' },
        { value: 'approval', label: 'Cuenta por aprobar' },
        { value: 'transfer', label: 'Por transferir' },
        { value: 'cash', label: 'Por entregar en efectivo' },
        { value: 'done', label: 'Dinero devuelto' },
        { value: 'covered', label: 'Devuelto con la anulación' },
      ],
    },
    {
      kind: 'choice',
      param: 'way',
      label: 'Por dónde',
      options: Object.entries(WAYS).map(([value, label]) => ({ value, label })),
    },
    {
      kind: 'choice',
      param: 'paidOut',
      label: FIGURES.paidOut.label,
      options: [{ value: 'true', label: 'Sin lo descontado de un crédito' }],
    },
    {
      kind: 'days',
      from: 'doneFrom',
      to: 'doneTo',
      labels: { from: 'Devuelto desde', to: 'Devuelto hasta' },
    },
  ],
  search: { label: 'Buscar por pedido', placeholder: 'Número del pedido' },
  sort: '-updatedAt',
};
