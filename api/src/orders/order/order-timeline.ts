import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock/index.js';
import { insertRows, UnitOfWork } from '../../platform/database/index.js';
import { OrderEventEntity, type OrderEventName } from './order-event.entity.js';
import type { OrderStepDto } from './order-timeline.dto.js';

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
    const text = detail === null ? null : detail.slice(0, LONGEST_DETAIL);
    await insertRows(this.work.manager, 'order_events (order_id, name, actor_id, detail, at)', [
      [orderId, name, actorId, text, at ?? this.clock.now()],
    ]);
  }

  /** Everything that happened to an order, oldest first, with the names of who did it. */
  async of(orderId: number): Promise<OrderStepDto[]> {
    const { entities, raw } = await this.work.manager
      .createQueryBuilder(OrderEventEntity, 'event')
      .leftJoin('users', 'actor', 'actor.id = event.actor_id')
      .addSelect('actor.first_name', 'first_name')
      .addSelect('actor.last_name', 'last_name')
      .addSelect('actor.name_company', 'company')
      .where('event.order_id = :orderId', { orderId })
      .orderBy('event.at')
      .addOrderBy('event.id')
      .getRawAndEntities<ActorName>();
    return entities.map(({ id, name, at, detail }, n) => ({
      id,
      name,
      at: at.toISOString(),
      actor: actorName(raw[n]),
      detail,
    }));
  }
}

interface ActorName {
  first_name: string | null;
  last_name: string | null;
  company: string | null;
}

const actorName = (actor: ActorName | undefined): string | null =>
  actor?.company || [actor?.first_name, actor?.last_name].filter(Boolean).join(' ') || null;
