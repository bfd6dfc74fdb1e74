import { readCorrection } from '@lacteos/contracts/orders/correction-text';
import type { OrderStep } from '@lacteos/contracts/schemas';
import { formatMoment } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';

import { orderTimelineQuery } from '../api/order-timeline';
import { correctionsOf } from '../model/timeline-rows';
import { stepTitle } from '../model/timeline-texts';
import styles from './orders.module.css';

export const StepBy = ({ step: { at, actor } }: { step: OrderStep }) => (
  <div className={styles.orderStepBy}>
    <time dateTime={at}>{formatMoment(at)}</time> · {actor ?? 'Sistema'}
  </div>
);

function Correction({ step }: { step: OrderStep }) {
  const { before, after, reason } = readCorrection(step.detail ?? '');
  return (
    <>
      {stepTitle(step)}: {before !== null && <del aria-label={`antes: ${before}`}>{before}</del>} {after}
      {reason && <div>Motivo: {reason}</div>}
      <StepBy step={step} />
    </>
  );
}

export function Corrections({ steps }: { steps: readonly OrderStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ul className={styles.corrections}>
      {steps.map((step) => (
        <li key={step.id}>
          <Correction step={step} />
        </li>
      ))}
    </ul>
  );
}

export function OrderCorrections({ orderId, step }: { orderId: number; step: OrderStep['name'] }) {
  const timeline = useQuery(orderTimelineQuery(orderId));
  return <Corrections steps={correctionsOf(timeline.data ?? [], step)} />;
}
