import type { DeliveryState } from '@lacteos/contracts/delivery/delivery-progress';
import { endOfColombianDay } from '@lacteos/contracts/time/colombian-day';

import type { StopRow } from './stops.repository.js';

const HOUR_MS = 3_600_000;
const LINK_HOURS_AFTER_DAY = 6;
const ROUTABLE: readonly DeliveryState[] = ['preparing', 'packed', 'notDelivered'];

/** Drivers finish late: their link ends six hours after the day. */
export const linkEndOf = (day: string): Date =>
  new Date(endOfColombianDay(day).getTime() + LINK_HOURS_AFTER_DAY * HOUR_MS);

/** An unpaid order may stand in a route; it leaves once it is paid. */
export const isRoutable = (order: StopRow | undefined): boolean =>
  order !== undefined &&
  order.active &&
  !order.isPickup &&
  !order.isCounterSale &&
  ROUTABLE.includes(order.state);
