import { unitsText } from '@lacteos/contracts/parsing/count-text';
import { colombianTime } from '@lacteos/contracts/time/colombian-day';
import { Button, buttonClass } from '@lacteos/ui';
import { useEffect, useRef } from 'react';
import type { DriverStop } from '@lacteos/contracts/schemas';
import { callAddress, mapAddress } from '../model/stop-links';
import type { StoredProof } from '../model/stored-proof';
import { DeliveryForm } from './delivery-form';
import { FailureForm } from './failure-form';
import styles from './driver.module.css';
import type { OpenForm, ProveStop } from './use-proving';

interface StopCardProps {
  stop: DriverStop;
  /** Made on this phone and not sent yet. */
  waiting: StoredProof | undefined;
  form: NonNullable<OpenForm>['kind'] | null;
  onOpen: (kind: NonNullable<OpenForm>['kind'] | null) => void;
  onProve: ProveStop;
}

const OUTCOMES = { delivered: 'Entregado', notDelivered: 'No entregado' } as const;

function outcomeOf({ state, provedAt }: DriverStop, waiting: StoredProof | undefined) {
  if (waiting) return { outcome: waiting.body.outcome, at: waiting.body.at };
  return state === 'delivered' || state === 'notDelivered' ? { outcome: state, at: provedAt } : null;
}

const timeText = (iso: string | null): string =>
  iso === null ? '' : ` a las ${colombianTime(new Date(iso)).slice(0, 5)}`;

function StopFacts({ stop }: { stop: DriverStop }) {
  const call = callAddress(stop);
  const units = stop.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <p>
        {stop.address}, {stop.city}
      </p>
      {stop.notes ? <p className={styles.notes}>{stop.notes}</p> : null}
      <div className={styles.actions}>
        {call ? (
          <a className={buttonClass('secondary')} href={call}>
            Llamar<span className="visually-hidden"> a {stop.name}</span>
          </a>
        ) : null}
        <a
          className={buttonClass('secondary')}
          href={mapAddress(stop)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Cómo llegar<span className="visually-hidden"> donde {stop.name}</span>
        </a>
      </div>
      <details className={styles.lines}>
        <summary>
          {unitsText(units)} · pedido {stop.orderId}
        </summary>
        <ul>
          {stop.lines.map(({ id_product, name, quantity }) => (
            <li key={id_product}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function StopButtons({ stop, onOpen }: Pick<StopCardProps, 'stop' | 'onOpen'>) {
  return (
    <div className={styles.actions}>
      <Button onClick={() => onOpen('delivery')}>
        Entregar<span className="visually-hidden"> a {stop.name}</span>
      </Button>
      {stop.state === 'notDelivered' ? null : (
        <Button look="quiet" onClick={() => onOpen('failure')}>
          No se pudo entregar<span className="visually-hidden"> a {stop.name}</span>
        </Button>
      )}
    </div>
  );
}

export function StopCard({ stop, waiting, form, onOpen, onProve }: StopCardProps) {
  const outcome = outcomeOf(stop, waiting);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadForm = useRef(false);
  // The form that had the focus is gone.
  useEffect(() => {
    if (hadForm.current && form === null) heading.current?.focus();
    hadForm.current = form !== null;
  }, [form]);
  const cancel = () => onOpen(null);
  return (
    <li className={styles.stop} data-outcome={outcome?.outcome}>
      <h2 ref={heading} tabIndex={-1}>
        <span className={styles.position}>{stop.position}</span> {stop.name}
        {stop.isCold ? <span className={styles.cold}>Frío</span> : null}
      </h2>
      {outcome ? (
        <p className={styles.outcome}>
          {OUTCOMES[outcome.outcome]}
          {timeText(outcome.at)}
          {waiting ? ' · por enviar' : ''}
        </p>
      ) : null}
      {outcome?.outcome === 'delivered' ? null : <StopFacts stop={stop} />}
      {outcome?.outcome === 'delivered' || waiting || form ? null : (
        <StopButtons stop={stop} onOpen={onOpen} />
      )}
      {form === 'delivery' ? <DeliveryForm stop={stop} onProve={onProve} onCancel={cancel} /> : null}
      {form === 'failure' ? <FailureForm stop={stop} onProve={onProve} onCancel={cancel} /> : null}
    </li>
  );
}
