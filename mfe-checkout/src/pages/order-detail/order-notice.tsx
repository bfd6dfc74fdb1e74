import { ORDER_FLAG_TEXTS } from '@lacteos/contracts/orders/order-texts';
import type { Order } from '@lacteos/contracts/schemas';
import { formatLongDay } from '@lacteos/ui';
import { Alert } from 'antd';
import { PromisedDay } from '#features/delivery-day';
import { awaitsCardPayment, promisedText } from '#features/orders';
import { LinkButton } from '#features/screen';
import { WompiPayment } from '#features/wompi';
import styles from './order-detail.module.css';

interface OrderNoticeProps {
  order: Order;
  userId: number;
  isStaff: boolean;
}

/** Buyers with a day need no call. */
const Arrangement = ({ order, userId, isStaff }: OrderNoticeProps) => (
  <>
    {promisedText(order) === null && order.promised?.kind !== 'pickup' ? (
      <p>
        <strong>Recibimos su pedido.</strong> Nos pondremos en contacto con usted para informarle la fecha de
        entrega.
      </p>
    ) : (
      <p>
        <strong>Recibimos su pedido.</strong>
      </p>
    )}
    <PromisedDay order={order} userId={userId} isBuyer={!isStaff} />
  </>
);

export function OrderNotice({ order, userId, isStaff }: OrderNoticeProps) {
  const orders = (
    <LinkButton to="/orderhistory">{isStaff ? 'Ver los pedidos' : 'Ver mis pedidos'}</LinkButton>
  );
  if (!order.active) {
    return (
      <Alert
        type="warning"
        showIcon
        title={<span className={styles.capital}>{ORDER_FLAG_TEXTS.active.false}</span>}
        description={
          order.cancelledAt
            ? `Se canceló el ${formatLongDay(order.cancelledAt)}.`
            : 'Este pedido ya no está activo.'
        }
      />
    );
  }
  if (awaitsCardPayment(order)) {
    return (
      <WompiPayment order={order} userId={userId}>
        <PromisedDay order={order} userId={userId} isBuyer={!isStaff} />
        {orders}
      </WompiPayment>
    );
  }
  // On its way the notice would be false.
  if (order.isDelivered) return null;
  return (
    <div className={styles.notice}>
      <Arrangement order={order} userId={userId} isStaff={isStaff} />
      {orders}
    </div>
  );
}
