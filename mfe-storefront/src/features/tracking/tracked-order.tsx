import { deliveryDayText } from '@lacteos/contracts/delivery/delivery-texts';
import type { Tracking } from '@lacteos/contracts/schemas';
import { formatMoment } from '@lacteos/ui';
import styles from './tracking.module.css';
import { trackingLabel, trackingSteps } from './tracking-steps';

function stateText(tracking: Tracking): string {
  const { isCancelled, label, state, isPickup } = tracking;
  return isCancelled ? label : trackingLabel(state, isPickup);
}

/** Until it is there, unless it came back. */
function arrivalText({ promisedDay, state, isCancelled, isPickup }: Tracking): string | null {
  const isOver = isCancelled || isPickup || ['delivered', 'notDelivered', 'back'].includes(state);
  return promisedDay === null || isOver ? null : `Llega el ${deliveryDayText(promisedDay, '')}`;
}

const Steps = ({ tracking }: { tracking: Tracking }) => (
  <ol className={styles['steps']} aria-label="Pasos de su pedido">
    {trackingSteps(tracking).map(({ label, at, isCurrent }, index) => (
      <li key={`${label}-${index}`} data-done={at !== null} aria-current={isCurrent ? 'step' : undefined}>
        <span className={styles['mark']} aria-hidden="true">
          {at === null ? '' : '✓'}
        </span>
        <span>
          <strong>{label}</strong>
          {at === null ? (
            <span className="visually-hidden"> (falta)</span>
          ) : (
            <time dateTime={at}>{formatMoment(at)}</time>
          )}
        </span>
      </li>
    ))}
  </ol>
);

const Carrier = ({ carrier: { name, guide, url } }: { carrier: NonNullable<Tracking['carrier']> }) => (
  <p>
    Va con <strong>{name}</strong>, guía <strong>{guide}</strong>
    {url ? (
      <>
        {'. '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          Rastrear el envío
        </a>
      </>
    ) : null}
  </p>
);

function Contact({ orderId, contact }: { orderId: number; contact: NonNullable<Tracking['contact']> }) {
  const text = encodeURIComponent(`Hola, escribo por el pedido ${orderId}.`);
  return (
    <p className={styles['contact']}>
      <a className="ui-button ui-button--secondary" href={`tel:+57${contact.phone}`}>
        Llamar
      </a>
      <a
        className="ui-button ui-button--secondary"
        href={`https://wa.me/${contact.whatsapp}?text=${text}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Escribir por WhatsApp
      </a>
    </p>
  );
}

/** Shows neither address nor goods: whoever has the link reads it. */
export function TrackedOrder({ tracking }: { tracking: Tracking }) {
  const { orderId, firstName, carrier, contact } = tracking;
  const arrival = arrivalText(tracking);
  return (
    <div className={styles['order']}>
      <p className={styles['greeting']}>
        {firstName ? `${firstName}, este` : 'Este'} es el pedido {orderId}.
      </p>
      <p className={styles['state']} role="status">
        {stateText(tracking)}
      </p>
      {arrival ? <p className={styles['arrival']}>{arrival}</p> : null}
      <Steps tracking={tracking} />
      {carrier ? <Carrier carrier={carrier} /> : null}
      {contact ? <Contact orderId={orderId} contact={contact} /> : null}
    </div>
  );
}
