import { Injectable } from '@nestjs/common';

import { insertionOf, type Statement, UnitOfWork } from '#platform/database/index.js';
import { OrderEventEntity } from './order-event.entity.js';

export type NewOrderEvent = Pick<OrderEventEntity, 'orderId' | 'name' | 'actorId' | 'detail' | 'at'>;
/** An event with the names of its actor. */
export interface NamedOrderEvent {
  event: OrderEventEntity;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
}
type ActorName = Omit<NamedOrderEvent, 'event'>;

/** Timeline queries. */
@Injectable()
export class OrderTimelineRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** The insert of an event. */
  buildAdd({ orderId, name, actorId, detail, at }: NewOrderEvent): Statement {
    return insertionOf('order_events (order_id, name, actor_id, detail, at)', [
      [orderId, name, actorId, detail, at],
    ]);
  }

  /** The events of an order, oldest first. */
  async of(orderId: number): Promise<NamedOrderEvent[]> {
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
    return entities.map((event, n) => {
      const { first_name = null, last_name = null, company = null } = raw[n] ?? {};
      return { event, first_name, last_name, company };
    });
  }
}
