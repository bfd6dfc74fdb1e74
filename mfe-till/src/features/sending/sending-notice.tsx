import { countText } from '@lacteos/contracts/parsing/count-text';
import { Alert, Button, formatMoment, formatMoney } from '@lacteos/ui';
import { useEffect, useState } from 'react';
import type { SaleQueue, SaleQueueState } from './sale-queue';

const MINUTE_MS = 60_000;

/** 'hace 12 min', in step with the clock. */
function useAge(since: string | undefined): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [since]);
  const minutes = since === undefined ? 0 : Math.floor((now - Date.parse(since)) / MINUTE_MS);
  if (minutes < 1) return 'hace un momento';
  return minutes < 60 ? `hace ${minutes} min` : `hace ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

interface SendingNoticeProps {
  queue: SaleQueue;
  state: SaleQueueState;
  /** False while another sale is in the page. */
  mayTakeUp: boolean;
  onTakeUp: (key: string) => void;
}

export function Unsent({ queue, state }: Pick<SendingNoticeProps, 'queue' | 'state'>) {
  const { sending, unreadable, problem } = state;
  const oldest = useAge(sending[0]?.at);
  if (unreadable > 0)
    return (
      <Alert
        kind="warning"
        title={`${countText(unreadable, 'venta', 'ventas')} de otra versión de la caja por enviar`}
      >
        <p>Recargue la página para enviarlas. Siguen guardadas en este equipo.</p>
      </Alert>
    );
  if (sending.length === 0) return null;
  if (problem === null) return <p role="status">Registrando la venta..</p>;
  const sales = countText(sending.length, 'venta', 'ventas');
  return (
    <Alert kind="warning" title={`${sales} por enviar, la más antigua ${oldest}`}>
      <p>{problem} Se guardan en este equipo y se envían solas; ninguna se hace dos veces.</p>
      <Button look="secondary" onClick={queue.sendNow}>
        Enviar ya
      </Button>
    </Alert>
  );
}

export function SendingNotice({ queue, state, mayTakeUp, onTakeUp }: SendingNoticeProps) {
  return (
    <>
      <Unsent queue={queue} state={state} />
      {state.refused.map(({ key, body, refusal, handedOverAt }) => (
        <Alert key={key} title={`No se registró la venta de ${formatMoney(body.totalPrice)}`}>
          <p>
            {refusal?.message}
            {handedOverAt ? ` Se entregó el ${formatMoment(handedOverAt)}` : ''}
          </p>
          <Button look="secondary" disabled={!mayTakeUp} onClick={() => onTakeUp(key)}>
            Retomar la venta
          </Button>{' '}
          {handedOverAt ? null : (
            <Button look="quiet" onClick={() => void queue.drop(key)}>
              Descartarla
            </Button>
          )}
        </Alert>
      ))}
    </>
  );
}
