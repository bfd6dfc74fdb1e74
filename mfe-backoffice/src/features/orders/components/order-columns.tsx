import type { ProColumns } from '@ant-design/pro-components';
import type { OrderRow } from '@lacteos/contracts';
import { formatDay, formatMoney } from '@lacteos/ui';
import type { SortOrder } from 'antd/es/table/interface';

import { customerName, DELIVERY_TEXTS, PAYMENT_TEXTS, STATUS_TEXTS, textOf } from '../model/order-texts';
import { ORDER_SORTS, type OptionalColumn, type OrdersView, type OrderSort } from '../model/orders-view';
import { OrderActions } from './order-actions';
import { OrderStatus } from './order-status';

/** Titles of the columns that may be hidden. */
export const COLUMN_TITLES: Readonly<Record<OptionalColumn, string>> = {
  createdAt: 'Fecha',
  document: 'Documento',
  customer: 'Cliente',
  paymentMethod: 'Método de pago',
  total: 'Total',
  status: 'Estado',
  payment: 'Pago',
  delivery: 'Envío',
};

// Where the column's key is not the API's word.
const SORT_OF_COLUMN: Readonly<Record<string, OrderSort>> = { document: 'n_document', total: 'totalPrice' };

/** The API's sort for a column's key; undefined when it cannot sort by that column. */
export const sortOfColumn = (key: unknown): OrderSort | undefined =>
  SORT_OF_COLUMN[String(key)] ?? ORDER_SORTS.find((sort) => sort === key);

const optional = (key: OptionalColumn, column: ProColumns<OrderRow>): ProColumns<OrderRow> => ({
  key,
  title: COLUMN_TITLES[key],
  ...column,
});

const statusCell = (texts: { true: string; false: string }, value: boolean, whenFalse: 'open' | 'bad') => (
  <OrderStatus tone={value ? 'good' : whenFalse}>{textOf(texts, value)}</OrderStatus>
);

const ALL_COLUMNS: ProColumns<OrderRow>[] = [
  { key: 'id', title: 'Id', dataIndex: 'id', fixed: 'left', width: 72 },
  optional('createdAt', { render: (_cell, order) => formatDay(order.createdAt) }),
  optional('document', { dataIndex: 'n_document' }),
  optional('customer', { render: (_cell, order) => customerName(order) }),
  optional('paymentMethod', { dataIndex: 'paymentMethod' }),
  optional('total', { align: 'right', render: (_cell, order) => formatMoney(order.totalPrice) }),
  optional('status', { render: (_cell, { active }) => statusCell(STATUS_TEXTS, active, 'bad') }),
  optional('payment', { render: (_cell, { isPaid }) => statusCell(PAYMENT_TEXTS, isPaid, 'open') }),
  optional('delivery', {
    render: (_cell, { isDelivered }) => statusCell(DELIVERY_TEXTS, isDelivered, 'open'),
  }),
  { key: 'actions', title: 'Acciones', render: (_cell, order) => <OrderActions order={order} /> },
];

/** The columns that the view shows, each with the direction it is sorted in. */
export function orderColumns(view: OrdersView): ProColumns<OrderRow>[] {
  const hidden = new Set<unknown>(view.hidden);
  const direction: SortOrder = view.isDescending ? 'descend' : 'ascend';
  return ALL_COLUMNS.filter(({ key }) => !hidden.has(key)).map((column) => {
    const sort = sortOfColumn(column.key);
    return sort ? { ...column, sorter: true, sortOrder: view.sort === sort ? direction : null } : column;
  });
}
