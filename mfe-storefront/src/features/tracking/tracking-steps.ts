import { DELIVERY_LABELS, type DeliveryState } from '@lacteos/contracts/delivery/delivery-progress';
import type { Tracking } from '@lacteos/contracts/schemas';

export interface ShownStep {
  label: string;
  /** ISO moment; null ahead. */
  at: string | null;
  isCurrent: boolean;
}

const HOME_PATH: readonly DeliveryState[] = ['preparing', 'packed', 'onTheWay', 'delivered'];
const PICKUP_LABELS: Partial<Record<DeliveryState, string>> = { packed: 'Listo para recoger' };

export const trackingLabel = (state: DeliveryState, isPickup: boolean): string =>
  (isPickup ? PICKUP_LABELS[state] : undefined) ?? DELIVERY_LABELS[state];

/** Done steps, then those ahead; an order that came back or was cancelled has none ahead. */
export function trackingSteps({ steps, state, isCancelled, isPickup }: Tracking): ShownStep[] {
  const done = steps.map((step, index) => ({
    label: trackingLabel(step.state, isPickup),
    at: step.at,
    isCurrent: !isCancelled && index === steps.length - 1,
  }));
  const place = isCancelled ? -1 : HOME_PATH.indexOf(state);
  const ahead = place === -1 ? [] : HOME_PATH.slice(place + 1);
  return [
    ...done,
    ...ahead
      .filter((next) => !isPickup || next !== 'onTheWay')
      .map((next) => ({ label: trackingLabel(next, isPickup), at: null, isCurrent: false })),
  ];
}
