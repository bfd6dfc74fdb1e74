import type { Order } from '@lacteos/contracts/schemas';
import { formatMoment, formatMoney } from '@lacteos/ui';
import { StatusText } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';

import { formStyles } from '#features/editing';
import { customerName } from '#features/order-list';
import { storesQuery } from '#features/stock';
import { orderStates } from '../model/order-states';
import styles from './order.module.css';

export function OrderHead({ order }: { order: Order }) {
  const isInStore = order.storeId !== null;
  const stores = useQuery({ ...storesQuery, enabled: isInStore });
  const store = stores.data?.find(({ id }) => id === order.storeId)?.name;
  return (
    <section className={`${formStyles.officeCard} ${styles.head}`} aria-label="Pedido">
      <div>
        <ul className={styles.states} aria-label="Estado">
          {orderStates(order).map(({ text, tone }) => (
            <li key={text}>
              <StatusText tone={tone}>{text}</StatusText>
            </li>
          ))}
        </ul>
        <p className={styles.headFacts}>
          <span>{customerName(order)}</span>
          <time dateTime={order.createdAt}>{formatMoment(order.createdAt)}</time>
          <span>{isInStore ? (store ?? `Tienda ${order.storeId}`) : 'Fábrica'}</span>
          <span>{order.paymentMethod}</span>
        </p>
      </div>
      <p className={styles.headTotal}>
        <span>Total</span> <strong>{formatMoney(order.totalPrice)}</strong>
      </p>
    </section>
  );
}
