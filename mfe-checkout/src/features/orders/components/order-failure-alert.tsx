import { toPesos } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { ORDER_FAILED, type OrderFailure } from '../model/order-failure';

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
          <p style={{ margin: 0 }}>{failure.text}</p>
          {failure.totals && (
            <p style={{ margin: '4px 0 0' }}>
              El nuevo total es <strong>{formatMoney(toPesos(failure.totals.totalPrice))}</strong>. Revíselo y
              confirme de nuevo.
            </p>
          )}
          {failure.short.length > 0 && (
            <>
              <ul style={{ margin: '4px 0', paddingInlineStart: 18 }}>
                {failure.short.map(({ name, left }) => (
                  <li key={name}>{left === 0 ? `${name}: agotado` : `${name}: quedan ${left}`}</li>
                ))}
              </ul>
              <Link to="/cart">Ajustar el carrito</Link>
            </>
          )}
          {failure.isAlreadyPlaced && (
            <p style={{ margin: '4px 0 0' }}>
              Su pedido anterior sí quedó registrado. <Link to="/orderhistory">Ver mis pedidos</Link>
            </p>
          )}
          {failure.isOutcomeUnknown && (
            <p style={{ margin: '4px 0 0' }}>
              Puede intentarlo de nuevo con tranquilidad: el pedido no se duplicará.
            </p>
          )}
        </>
      }
    />
  );
}
