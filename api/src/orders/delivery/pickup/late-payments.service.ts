import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { type Statement, UnitOfWork } from '#platform/database/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { type HoldListener, OrderHold } from '../../order/hold/order-hold.service.js';
import { PICKUP_PAID_LATE, type PickupMessage } from './pickup-messages.js';
import { PickupsRepository } from './pickups.repository.js';

/** Announces in the payment's transaction that a pickup was over before it was paid. */
@Injectable()
export class LatePayments implements HoldListener {
  constructor(
    private readonly work: UnitOfWork,
    private readonly pickups: PickupsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    hold: OrderHold,
  ) {
    hold.register(this);
  }

  releaseFor(): Promise<void> {
    return Promise.resolve();
  }

  async holdAgainFor(orderId: number): Promise<void> {
    await this.work.write(this.buildPaid(orderId));
  }

  buildPaid(orderId: number): Statement[] {
    const message = { topic: PICKUP_PAID_LATE, payload: { orderId } satisfies PickupMessage };
    return [this.outbox.buildAddFor(this.pickups.overBy(orderId, this.clock.now()), message)];
  }
}
