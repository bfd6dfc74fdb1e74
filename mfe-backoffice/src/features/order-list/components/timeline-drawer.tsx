import type { OrderRow } from '@lacteos/contracts/schemas';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Drawer, Timeline } from 'antd';

import { orderTimelineQuery } from '../api/order-timeline';
import { timelineRows, type TimelineRow } from '../model/timeline-rows';
import { stepColor, stepTitle } from '../model/timeline-texts';
import { Corrections, StepBy } from './corrections';

function Row({ row: { step, corrections } }: { row: TimelineRow }) {
  return (
    <>
      <strong>{stepTitle(step)}</strong>
      {step.detail && <div>{step.detail}</div>}
      <StepBy step={step} />
      <Corrections steps={corrections} />
    </>
  );
}

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
      {timeline.data && (
        <Timeline
          items={timelineRows(timeline.data).map((row) => ({
            key: row.step.id,
            color: stepColor(row.step.name),
            content: <Row row={row} />,
          }))}
        />
      )}
    </>
  );
}

export function TimelineDrawer({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  return (
    <Drawer title={`Historial del pedido ${order.id}`} open onClose={onClose} size={420}>
      <OrderTimeline orderId={order.id} />
    </Drawer>
  );
}
