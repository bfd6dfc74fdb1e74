import { countText, unitsText } from '@lacteos/contracts/parsing/count-text';
import type { OrderPaper } from '@lacteos/contracts/schemas';
import { formatDay, formatMoment, formatMoney } from '@lacteos/ui';

import { customerName, DELIVERY_TEXTS, PAYMENT_TEXTS, textOf } from '#features/order-list';
import { pickList, unitsOf, type PickedProduct } from '../model/pick-list';
import { PAPERS } from '../model/paper-choice';
import { destinationOf } from '../model/stops';
import { PaperHead } from './paper-head';
import { PaperTable, type PaperColumn } from './paper-table';
import { PRODUCT_COLUMNS, TICK_COLUMN } from './product-columns';
import { Signatures } from './signatures';
import styles from './papers.module.css';

interface PaperProps {
  orders: readonly OrderPaper[];
}

const placeOf = (order: OrderPaper): string => {
  const { address, city, department } = destinationOf(order);
  return `${address}, ${city}, ${department}`;
};

const ID: PaperColumn<OrderPaper> = { title: 'Pedido', isShort: true, render: ({ id }) => <b>{id}</b> };
const CUSTOMER: PaperColumn<OrderPaper> = { title: 'Cliente', isLong: true, render: customerName };
const PHONE: PaperColumn<OrderPaper> = {
  title: 'Teléfono',
  isShort: true,
  render: (order) => destinationOf(order).phone,
};

const ORDER_COLUMNS: readonly PaperColumn<OrderPaper>[] = [
  ID,
  { title: 'Fecha', isShort: true, render: ({ createdAt }) => formatDay(createdAt) },
  CUSTOMER,
  PHONE,
  { title: 'Destino', render: (order) => destinationOf(order).city },
  { title: 'Pago', render: ({ isPaid }) => textOf(PAYMENT_TEXTS, isPaid) },
  { title: 'Envío', render: ({ isDelivered }) => textOf(DELIVERY_TEXTS, isDelivered) },
  { title: 'Total', isNumber: true, render: ({ totalPrice }) => formatMoney(totalPrice) },
];

export function OrderListPaper({ orders }: PaperProps) {
  const total = orders.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * 100), 0) / 100;
  const count = countText(orders.length, 'pedido', 'pedidos');
  return (
    <article className={styles.leaf}>
      <PaperHead title={PAPERS.orders} count={count} />
      <PaperTable
        rows={orders}
        rowKey={({ id }) => id}
        columns={ORDER_COLUMNS}
        foot={`Total de ${count}: ${formatMoney(total)}`}
      />
    </article>
  );
}

const DISPATCH_COLUMNS: readonly PaperColumn<OrderPaper>[] = [
  ID,
  {
    title: 'Despachado',
    render: ({ deliveredAt }) => (deliveredAt ? formatMoment(deliveredAt) : 'Sin despachar'),
  },
  { title: 'Guía', render: ({ delivery }) => delivery?.numberGuide },
  CUSTOMER,
  PHONE,
  { title: 'Dirección', isLong: true, render: placeOf },
  { title: 'Unidades', isNumber: true, render: ({ lines }) => unitsOf(lines) },
];
const NO_CARRIER = 'Sin transportadora';

export function DispatchReportPaper({ orders }: PaperProps) {
  const carriers = [...new Set(orders.map(({ delivery }) => delivery?.transport ?? NO_CARRIER))].sort();
  return carriers.map((carrier) => {
    const taken = orders.filter(({ delivery }) => (delivery?.transport ?? NO_CARRIER) === carrier);
    return (
      <article key={carrier} className={styles.leaf}>
        <PaperHead
          title={`${PAPERS.dispatches}: ${carrier}`}
          count={countText(taken.length, 'pedido', 'pedidos')}
        />
        <PaperTable rows={taken} rowKey={({ id }) => id} columns={DISPATCH_COLUMNS} />
        <Signatures names={['Entrega', 'Recibe, con documento', 'Fecha y hora']} />
      </article>
    );
  });
}

const PICK_COLUMNS: readonly PaperColumn<PickedProduct>[] = [
  TICK_COLUMN,
  { title: 'Unidades', isNumber: true, render: ({ units }) => <b className={styles.units}>{units}</b> },
  ...PRODUCT_COLUMNS,
  {
    title: 'Pedidos',
    isLong: true,
    render: ({ orders }) => orders.map(({ id, units }) => `${id} × ${units}`).join(', '),
  },
];

export function PickListPaper({ orders }: PaperProps) {
  const products = pickList(orders);
  const units = products.reduce((sum, product) => sum + product.units, 0);
  return (
    <article className={styles.leaf}>
      <PaperHead title={PAPERS.picking} count={countText(orders.length, 'pedido', 'pedidos')} />
      <PaperTable
        rows={products}
        rowKey={({ id }) => id}
        columns={PICK_COLUMNS}
        foot={`${countText(products.length, 'producto', 'productos')}, ${unitsText(units)}`}
      />
      <Signatures names={['Alistó', 'Revisó']} />
    </article>
  );
}
