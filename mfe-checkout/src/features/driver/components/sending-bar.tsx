import { countText } from '@lacteos/contracts/parsing/count-text';
import { Alert, Button } from '@lacteos/ui';
import type { DriverStop } from '@lacteos/contracts/schemas';
import type { Driver } from '../model/use-driver';
import styles from './driver.module.css';

const isDone = ({ state }: DriverStop): boolean => state === 'delivered' || state === 'notDelivered';

function doneText(stops: readonly DriverStop[], waiting: Driver['state']['waiting']): string {
  const proved = new Set(waiting.map(({ orderId }) => orderId));
  const done = stops.filter((stop) => isDone(stop) || proved.has(stop.orderId)).length;
  return `${done} de ${countText(stops.length, 'parada', 'paradas')}`;
}

const PROBLEMS = { 'no-answer': ', sin señal', 'route-not-left': '. La ruta no ha salido todavía.' } as const;

function sendingText({ waiting, refused, problem }: Driver['state']): string {
  const sending = waiting.length === 0 ? 'Todo enviado' : `${waiting.length} por enviar`;
  const pause = problem === null ? '' : PROBLEMS[problem];
  return refused.length === 0 ? sending + pause : `${sending}${pause} · ${refused.length} sin registrar`;
}

/** Always in sight: what is done and what this phone has not sent yet. */
export function SendingBar({ driver, stops }: { driver: Driver; stops: readonly DriverStop[] }) {
  const { waiting, problem } = driver.state;
  return (
    <div className={styles.bar}>
      {stops.length > 0 ? <p>{doneText(stops, waiting)}</p> : null}
      <p role="status" data-waiting={waiting.length > 0}>
        {sendingText(driver.state)}
      </p>
      {problem !== null ? (
        <Button look="secondary" onClick={driver.queue.sendNow}>
          Enviar ya
        </Button>
      ) : null}
    </div>
  );
}

export function RefusedProofs({ driver: { queue, state } }: { driver: Driver }) {
  return state.refused.map((proof) => (
    <Alert key={proof.key} title={`No se registró la parada de ${proof.name} (pedido ${proof.orderId})`}>
      <p>{proof.refusal}</p>
      <div className={styles.actions}>
        <Button look="secondary" onClick={() => void queue.sendAgain(proof)}>
          Enviar otra vez
        </Button>
        <Button look="quiet" onClick={() => void queue.drop(proof.key)}>
          Borrar este registro
        </Button>
      </div>
    </Alert>
  ));
}
