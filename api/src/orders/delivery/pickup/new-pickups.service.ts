import { fromPesos } from '@lacteos/contracts/money/money';
import { TEXTS } from '@lacteos/contracts/validation';
import { Injectable } from '@nestjs/common';

import { insertionOf, type Statement } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { NewMessage } from '#platform/outbox/index.js';
import type { PromisedDeliveryDto } from '../../order/row/delivery-state.dto.js';
import { newPickupCode } from './pickup-code.js';
import { PICKUP_ENDS, PICKUP_REMINDER_DUE, type PickupMessage } from './pickup-messages.js';
import { PickupStores } from './pickup-stores.service.js';
import { type NewPickup, PickupsRepository } from './pickups.repository.js';

export type { NewPickup } from './pickups.repository.js';

const DAY_MS = 86_400_000;
const BOOKED = 'delivery_bookings (order_id, kind, store_id, price, is_held, created_at)';

@Injectable()
export class NewPickups {
  constructor(
    private readonly stores: PickupStores,
    private readonly pickups: PickupsRepository,
  ) {}

  /** @throws VALIDATION.FAILED without a store, DELIVERY.PICKUP_CLOSED */
  async plan(storeId: number | undefined): Promise<NewPickup> {
    if (storeId === undefined)
      throw new AppError('VALIDATION.FAILED', { errors: { 'delivery.storeId': TEXTS.required } });
    const { store, readyFrom, until } = await this.stores.getOffer(storeId);
    return { storeId, storeName: store.name, code: newPickupCode(), readyFrom, until };
  }

  buildInsert(orderId: number, pickup: NewPickup, at: Date): Statement[] {
    return [
      insertionOf(BOOKED, [[orderId, 'pickup', pickup.storeId, fromPesos(0), false, at]]),
      this.pickups.buildInsert(orderId, pickup),
    ];
  }
}

/** The reminder comes a day before the end, unless the order is ready only then. */
export function pickupMessages(orderId: number, { readyFrom, until }: NewPickup): NewMessage[] {
  const payload: PickupMessage = { orderId };
  const reminderAt = new Date(until.getTime() - DAY_MS);
  return [
    ...(reminderAt > readyFrom ? [{ topic: PICKUP_REMINDER_DUE, payload, availableAt: reminderAt }] : []),
    { topic: PICKUP_ENDS, payload, availableAt: until },
  ];
}

export const promisedPickup = ({ storeId, storeName }: NewPickup): PromisedDeliveryDto => ({
  ...{ kind: 'pickup', day: null, zoneName: null, storeId, storeName },
  ...{ isByCourier: false, isCold: false, needsDay: false },
});
