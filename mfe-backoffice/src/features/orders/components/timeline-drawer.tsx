import type { OrderRow, OrderStep } from '@lacteos/contracts';
import { formatMoment } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Drawer, Timeline } from 'antd';

import { orderTimelineQuery } from '../api/order-timeline';
import { stepColor, stepTitle } from '../model/timeline-texts';
import styles from './orders.module.css';

function Step({ step }: { step: OrderStep }) {
  return (
    <>
      <strong>{stepTitle(step)}</strong>
      {step.detail && <div>{step.detail}</div>}
      <div className={styles.orderStepBy}>
        <time dateTime={step.at}>{formatMoment(step.at)}</time> · {step.actor ?? 'Sistema'}
      </div>
    </>
  );
}

/** Timeline of an order: what happened, by whom and when. */
export function OrderTimeline({ orderId }: { orderId: number }) {
  const timeline = useQuery(orderTimelineQuery(orderId));
  return (
    <>
      {timeline.isPending && <LoadingSkeleton />}
      {timeline.isError && (
        <LoadFailure
          isPart
          error={timeline.error}
          isRetrying={timeline.isFetching}
          onRetry={() => void timeline.refetch()}
        />
      )}
      {timeline.isSuccess && (
        <Timeline
          items={timeline.data.map((step) => ({
            key: step.id,
            color: stepColor(step.name),
            content: <Step step={step} />,
          }))}
        />
      )}
    </>
  );
}

/** The same over the orders table. */
export function TimelineDrawer({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  return (
    <Drawer title={`Historial del pedido ${order.id}`} open onClose={onClose} size={420}>
      <OrderTimeline orderId={order.id} />
    </Drawer>
  );
}
