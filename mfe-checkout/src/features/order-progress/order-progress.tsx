import type { Order } from '@lacteos/contracts/schemas';
import { formatLongDay } from '@lacteos/ui';
import { progressOf, type ProgressStep } from './progress-steps';
import styles from './progress.module.css';
import { ReceivedFacts } from './received-facts';
import { TrackedDelivery } from './tracked-delivery';
import { TrackingLink } from './tracking-link';

const MARKS: Readonly<Record<ProgressStep['state'], string>> = {
  done: '✓',
  current: '',
  ahead: '',
  stopped: '×',
};
const SAID: Readonly<Record<ProgressStep['state'], string>> = {
  done: '',
  current: '',
  ahead: ' (falta)',
  stopped: '',
};

/** Where the order stands: its steps, each with its day, and how to follow the parcel. */
export function OrderProgress({ order, userId }: { order: Order; userId: number }) {
  return (
    <section className={styles.progress} aria-label="Estado del pedido">
      <ol className={styles.steps}>
        {progressOf(order).map(({ label, state, at }) => (
          <li
            key={label}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {MARKS[state]}
            </span>
            <span className={styles.words}>
              <strong>
                {label}
                {SAID[state] && <span className="visually-hidden">{SAID[state]}</span>}
              </strong>
              {at && <span className={styles.day}>{formatLongDay(at)}</span>}
              {state === 'current' && <span className={styles.day}>Pendiente</span>}
            </span>
          </li>
        ))}
      </ol>
      {order.progress && <ReceivedFacts progress={order.progress} />}
      {order.isDelivered && order.delivery && <TrackedDelivery delivery={order.delivery} />}
      <TrackingLink order={order} userId={userId} />
    </section>
  );
}
