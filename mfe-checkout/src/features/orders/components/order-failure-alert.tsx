import { toPesos } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { ORDER_FAILED, type OrderFailure } from '../model/order-failure';
import styles from './order.module.css';

/** Why the order was not placed, and what to do now. */
export function OrderFailureAlert({ failure }: { failure: OrderFailure }) {
  return (
    <Alert
      type={failure.totals ? 'warning' : 'error'}
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
          {failure.short.length > 0 && (
            <>
              <ul className={styles.failureLines}>
                {failure.short.map(({ name, left }) => (
                  <li key={name}>{left === 0 ? `${name}: agotado` : `${name}: quedan ${left}`}</li>
                ))}
              </ul>
              <Link to="/cart">Ajustar el carrito</Link>
            </>
          )}
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
