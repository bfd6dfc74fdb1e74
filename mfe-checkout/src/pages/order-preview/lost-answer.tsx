import type { NewOrder } from '@lacteos/contracts/schemas';
import { Button } from 'antd';
import { OrderFailureAlert, type PlaceOrder } from '#features/orders';
import { EmptyState, LinkButton, screenStyles } from '#features/screen';

interface LostAnswerProps {
  /** The order whose answer never came. */
  sent: NewOrder;
  placing: PlaceOrder;
}

/** The cart is empty although an order was sent and never answered: it probably exists, and sending it again finds out. */
export function LostAnswer({ sent, placing: { place, status, failure, pathTo } }: LostAnswerProps) {
  return (
    <div className={screenStyles.stack}>
      {failure && <OrderFailureAlert failure={failure} pathTo={pathTo} />}
      <EmptyState
        title="¿Llegó su pedido?"
        text="Enviamos su pedido y se perdió la respuesta. Compruébelo aquí: si ya quedó registrado, lo verá; no se duplicará."
      >
        <Button
          type="primary"
          size="large"
          loading={status === 'sending'}
          onClick={() => void place(sent, true)}
        >
          Comprobar mi pedido
        </Button>
        <LinkButton to="/orderhistory">Ver mis pedidos</LinkButton>
      </EmptyState>
    </div>
  );
}
