import { BRAND } from '@lacteos/contracts/brand/brand';
import {
  DELIVERY_LABELS,
  type DeliveryState,
  OWN_ROUTE,
} from '@lacteos/contracts/delivery/delivery-progress';
import { trackingAddress } from '@lacteos/contracts/reference/carrier-tracking';

import type { OrderProgressEntity } from '#orders/order/detail/order-progress.entity.js';
import { deliveryStateOf, receivedAtOf } from '#orders/order/detail/progress-view.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import type { TrackingDto } from './tracking.dto.js';

interface TrackedOrder {
  readonly order: OrderEntity;
  readonly stored: OrderProgressEntity | null;
  readonly booking: { readonly kind: string; readonly day: string | null } | null;
}
interface Step {
  readonly state: DeliveryState;
  readonly at: Date;
}

const TRACKED_DAYS = 30;
const DAY_MS = 86_400_000;

/** In the order of time. */
function trackedSteps({ order, stored }: Omit<TrackedOrder, 'booking'>): Step[] {
  const moments: [DeliveryState, Date | null | undefined][] = [
    ['preparing', order.createdAt],
    ['packed', stored?.packedAt],
    ['onTheWay', stored ? stored.sentAt : order.deliveredAt],
    ['notDelivered', stored?.failedAt],
    ['delivered', receivedAtOf(order, stored)],
    ['back', stored?.backAt],
  ];
  return moments
    .flatMap(([state, at]) => (at ? [{ state, at }] : []))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The link ends thirty days after the last step. */
export function isTracked(tracked: Omit<TrackedOrder, 'booking'>, now: Date): boolean {
  const last = trackedSteps(tracked).at(-1)?.at ?? tracked.order.createdAt;
  return now.getTime() - last.getTime() < TRACKED_DAYS * DAY_MS;
}

export function trackingView({ order, stored, booking }: TrackedOrder): TrackingDto {
  const state = deliveryStateOf(order, stored);
  const [firstName = ''] = order.shippingAddress.first_name.trim().split(/\s+/);
  return {
    orderId: order.id,
    firstName,
    isCancelled: !order.active,
    isPickup: booking?.kind === 'pickup',
    state,
    label: order.active ? DELIVERY_LABELS[state] : 'Cancelado',
    promisedDay: booking?.day ?? null,
    steps: trackedSteps({ order, stored }).map((step) => ({
      state: step.state,
      label: DELIVERY_LABELS[step.state],
      at: step.at.toISOString(),
    })),
    carrier: carrierOf(order.delivery),
    contact: { phone: BRAND.phone, whatsapp: BRAND.whatsapp },
  };
}

function carrierOf(delivery: OrderEntity['delivery']): TrackingDto['carrier'] {
  if (!delivery?.numberGuide || delivery.transport === OWN_ROUTE.carrier) return null;
  const { transport, numberGuide } = delivery;
  return { name: transport, guide: numberGuide, url: trackingAddress(transport, numberGuide) };
}
