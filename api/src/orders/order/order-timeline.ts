import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { OrderEventEntity, type OrderEventName } from './order-event.entity.js';

/** One step of an order. */
export interface OrderStep {
  orderId: number;
  name: OrderEventName;
  /** Account that did it; null: the system. */
  actorId: number | null;
  /** Spanish text to be shown, at most 250 characters; more is cut. */
  detail?: string | null;
  /** When it happened; now when left out. */
  at?: Date;
}
const LONGEST_DETAIL = 250;

/** Writes the timeline of orders; every module that does something to an order records it here. */
@Injectable()
export class OrderTimeline {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Adds a step, in the caller's transaction when there is one. */
  async record({ orderId, name, actorId, detail = null, at }: OrderStep): Promise<void> {
    await this.work.manager
      .createQueryBuilder()
      .insert()
      .into(OrderEventEntity)
      .values({
        orderId,
        name,
        actorId,
        detail: detail === null ? null : detail.slice(0, LONGEST_DETAIL),
        at: at ?? this.clock.now(),
      })
      .updateEntity(false)
      .execute();
  }
}
