import type { Order } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { orderQuery } from '#features/orders';
import { ErrorState, LoadingState } from '#features/screen';
import { widgetQuery } from './get-widget';
import { pollPause } from './poll-pause';
import { WidgetButton } from './widget-button';
import styles from './wompi.module.css';

interface WompiPaymentProps {
  order: Order;
  userId: number;
  children?: ReactNode;
}

function useAwaitedPayment(userId: number, orderId: number): void {
  const [since] = useState(() => Date.now());
  useQuery({
    ...orderQuery(userId, String(orderId)),
    refetchInterval: ({ state }) => (state.data?.isPaid ? false : pollPause(Date.now() - since)),
  });
}

function PendingNotice({ onAnyway }: { onAnyway: () => void }) {
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title="Su pago está en proceso"
      description="Wompi está esperando la respuesta de su banco. Esta página cambiará cuando llegue; no pague otra vez."
      action={
        <Button size="large" onClick={onAnyway}>
          Pagar de otra forma
        </Button>
      }
    />
  );
}

export function WompiPayment({ order, userId, children }: WompiPaymentProps) {
  useAwaitedPayment(userId, order.id);
  const widget = useQuery(widgetQuery(userId, order.id));
  const [paysAnyway, setPaysAnyway] = useState(false);
  const isDeclined = widget.data?.isPaymentDeclined ?? false;
  return (
    <section className={styles.payment} aria-label="Pagar con Wompi">
      <p className={styles.lead}>
        <strong>
          {isDeclined ? 'Pagar de nuevo:' : 'Pague'} {formatMoney(order.totalPrice)} con Wompi.
        </strong>{' '}
        Tarjeta, Nequi o PSE; confirmamos el pago aquí mismo en cuanto llegue.
      </p>
      {widget.isPending && <LoadingState rows={1} />}
      {widget.isError && !widget.data && (
        <ErrorState
          isPart
          title="No se pudo preparar el pago"
          error={widget.error}
          isRetrying={widget.isFetching}
          onRetry={() => void widget.refetch()}
        />
      )}
      {isDeclined && (
        <Alert
          type="warning"
          showIcon
          title="El pago no fue aprobado"
          description="No se cobró nada. Intente de nuevo con la misma tarjeta o con otro medio."
        />
      )}
      {widget.data?.isHoldOver && (
        <Alert
          type="warning"
          showIcon
          title="La reserva de sus productos venció"
          description="Todavía puede pagar. Si alguno se agotó, nos comunicaremos con usted."
        />
      )}
      {widget.data &&
        (widget.data.isPaymentPending && !paysAnyway ? (
          <PendingNotice onAnyway={() => setPaysAnyway(true)} />
        ) : (
          <WidgetButton widget={widget.data} />
        ))}
      {children}
    </section>
  );
}
