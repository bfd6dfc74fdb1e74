import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import type { Order } from '@lacteos/contracts/schemas';
import { formatMoment } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { OrderCard } from '#features/orders';
import { paymentTypesQuery } from '#features/payment';
import { errorText } from '#features/screen';
import { CancelUnpaidDialog } from './cancel-unpaid-dialog';
import { useChangeMethod } from './unpaid-calls';
import styles from './unpaid.module.css';

/** Older APIs omit the hold. The moment ends with a full stop of its own: 'p. m.'. */
function KeptUntil({ hold }: Pick<Order, 'hold'>) {
  if (hold?.releasedAt) return <p>La reserva de sus productos venció: puede volver a pedirlos.</p>;
  if (!hold?.endsAt) return null;
  return (
    <p>
      Guardamos sus productos hasta el <strong>{formatMoment(hold.endsAt)}</strong>
    </p>
  );
}

/** For the buyer of an order that is neither paid nor cancelled. */
export function UnpaidCard({ order, userId }: { order: Order; userId: number }) {
  const { id: orderId, hold, paymentMethod } = order;
  const [isCancelling, setIsCancelling] = useState(false);
  const types = useQuery(paymentTypesQuery(userId));
  const change = useChangeMethod({ orderId, userId });
  const others = hold?.releasedAt ? [] : (types.data ?? []).filter(({ name }) => name !== paymentMethod);
  return (
    <OrderCard title="Su pedido espera el pago">
      <KeptUntil hold={hold} />
      {change.error && (
        <Alert
          className={styles.problem}
          type="error"
          role="alert"
          showIcon
          title={errorText(change.error)}
        />
      )}
      <p role="status" className={styles.changed}>
        {change.isSuccess && `Ahora paga con ${paymentMethod}.`}
      </p>
      <div className={styles.actions}>
        {others.map(({ id, name }) => (
          <Button
            key={id}
            size="large"
            loading={change.isPending && change.variables === name}
            disabled={change.isPending}
            onClick={() => change.mutate(name)}
          >
            Cambiar a {name}
          </Button>
        ))}
        <Button size="large" danger onClick={() => setIsCancelling(true)}>
          Cancelar el pedido
        </Button>
      </div>
      {isCancelling && (
        <CancelUnpaidDialog
          orderId={orderId}
          userId={userId}
          isByCard={paymentMethodNamed(paymentMethod)?.registeredBy === 'provider'}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </OrderCard>
  );
}
