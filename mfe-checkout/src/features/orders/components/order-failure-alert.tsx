import { toPesos } from '@lacteos/contracts/money/money';
import { formatMoney } from '@lacteos/ui';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { ORDER_FAILED, type OrderFailure } from '../model/order-failure';
import styles from './order.module.css';

const shortText = (name: string, left: number) =>
  left === 0 ? `${name}: agotado` : `${name}: quedan ${left}`;

const quotaText = (name: string, max: number) =>
  max === 0
    ? `${name}: ya tiene apartadas todas las que puede reservar sin pagar`
    : `${name}: ahora puede pedir hasta ${max}`;

const linesOf = ({ short, aboveQuota }: OrderFailure): string[] => [
  ...short.map(({ name, left }) => shortText(name, left)),
  ...aboveQuota.map(({ name, max }) => quotaText(name, max)),
];

const MyOrders = ({ text }: { text: string }) => (
  <p className={styles.failureMore}>
    {text} <Link to="/orderhistory">Ver mis pedidos</Link>
  </p>
);

interface OrderFailureAlertProps {
  failure: OrderFailure;
  pathTo: (orderId: number) => string;
}

export function OrderFailureAlert({ failure, pathTo }: OrderFailureAlertProps) {
  const lines = linesOf(failure);
  return (
    <Alert
      type={failure.totals || failure.isCartChanged || failure.isDelivery ? 'warning' : 'error'}
      role="alert"
      showIcon
      title={ORDER_FAILED}
      description={
        <>
          <p className={styles.failure}>{failure.text}</p>
          {failure.totals && (
            <p className={styles.failureMore}>
              El nuevo total es <strong>{formatMoney(toPesos(failure.totals.totalPrice))}</strong>. Revíselo y
              confirme de nuevo.
            </p>
          )}
          {lines.length > 0 && (
            <>
              <ul className={styles.failureLines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <Link to="/cart">Ajustar el carrito</Link>
            </>
          )}
          {failure.isCartChanged && (
            <p className={styles.failureLinks}>
              {failure.orderId !== null && (
                <Link to={pathTo(failure.orderId)}>Ver el pedido {failure.orderId}</Link>
              )}
              <Link to="/cart">Ver el carrito</Link>
            </p>
          )}
          {failure.aboveQuota.length > 0 && (
            <MyOrders text="Sus pedidos sin pagar cuentan: al pagarlos puede pedir más." />
          )}
          {failure.hasTooManyOpen && <MyOrders text="Allí ve cuáles están sin pagar." />}
          {failure.isAlreadyPlaced && (
            <p className={styles.failureMore}>
              Su pedido anterior sí quedó registrado. <Link to="/orderhistory">Ver mis pedidos</Link>
            </p>
          )}
          {failure.isOutcomeUnknown && (
            <p className={styles.failureMore}>
              Puede intentarlo de nuevo con tranquilidad: el pedido no se duplicará.
            </p>
          )}
        </>
      }
    />
  );
}
