import {
  DELIVERY_LABELS,
  INITIAL_DELIVERY_STATE,
  type DeliveryState,
} from '@lacteos/contracts/delivery/delivery-progress';

import type { OrderEntity } from '../row/order.entity.js';
import type { OrderProgressDto } from '../row/delivery-state.dto.js';
import type { OrderProgressEntity } from './order-progress.entity.js';

type DispatchedOrder = Pick<OrderEntity, 'isDelivered' | 'deliveredAt' | 'shiftId'>;
type StoredProgress = Readonly<OrderProgressEntity> | null;

/** Orders from before progress was stored stand where their dispatch says; a counter sale was handed over at once. */
export function deliveryStateOf(order: DispatchedOrder, stored: StoredProgress): DeliveryState {
  if (stored) return stored.state;
  if (!order.isDelivered) return INITIAL_DELIVERY_STATE;
  return isHandedOver(order) ? 'delivered' : 'onTheWay';
}

export function receivedAtOf(order: DispatchedOrder, stored: StoredProgress): Date | null {
  if (stored) return stored.receivedAt;
  return order.isDelivered && isHandedOver(order) ? order.deliveredAt : null;
}

/** @param photo address that opens the picture */
export function progressView(
  order: DispatchedOrder,
  stored: StoredProgress,
  photo: string | null,
): OrderProgressDto {
  const state = deliveryStateOf(order, stored);
  return {
    state,
    label: DELIVERY_LABELS[state],
    version: stored?.version ?? 0,
    packedAt: stored?.packedAt?.toISOString() ?? null,
    sentAt: (stored ? stored.sentAt : order.deliveredAt)?.toISOString() ?? null,
    receivedAt: receivedAtOf(order, stored)?.toISOString() ?? null,
    receivedBy: stored?.receivedBy ?? null,
    reason: stored?.reason ?? null,
    celsius: celsiusOf(stored?.decicelsius ?? null),
    photo,
  };
}

const isHandedOver = ({ shiftId }: DispatchedOrder): boolean => (shiftId ?? null) !== null;

const celsiusOf = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10);
