import type { NewOrder } from '@lacteos/contracts/schemas';
import { Button } from 'antd';
import { OrderFailureAlert, type PlaceOrder } from '#features/orders';
import { EmptyState, LinkButton, screenStyles } from '#features/screen';

interface UnansweredOrderProps {
  sent: NewOrder;
  placing: PlaceOrder;
}

/** An empty cart with an unanswered order: it probably exists, and sending it again finds out. */
export function UnansweredOrder({ sent, placing: { place, status, failure, pathTo } }: UnansweredOrderProps) {
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
