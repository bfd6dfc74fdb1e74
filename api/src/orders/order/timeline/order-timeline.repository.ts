import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';

import { insertionOf, type Statement, UnitOfWork } from '#platform/database/index.js';
import { OrderEventEntity } from './order-event.entity.js';

export type NewOrderEvent = Pick<OrderEventEntity, 'orderId' | 'name' | 'actorId' | 'detail' | 'at'>;
export interface NamedOrderEvent {
  event: OrderEventEntity;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
}
export type WrittenEvent = Omit<OrderEventEntity, 'detail'>;
type ActorName = Omit<NamedOrderEvent, 'event'>;

@Injectable()
export class OrderTimelineRepository {
  constructor(private readonly work: UnitOfWork) {}

  buildAdd({ orderId, name, actorId, detail, at }: NewOrderEvent): Statement {
    return insertionOf('order_events (order_id, name, actor_id, detail, at)', [
      [orderId, name, actorId, detail, at],
    ]);
  }

  async findByOrder(orderId: number): Promise<NamedOrderEvent[]> {
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

  findAfter(id: number, limit: number): Promise<WrittenEvent[]> {
    return this.work.manager.find(OrderEventEntity, {
      select: { id: true, orderId: true, name: true, actorId: true, at: true },
      where: { id: MoreThan(id) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  async findLastId(): Promise<number> {
    const [event] = await this.work.manager.find(OrderEventEntity, {
      select: { id: true },
      order: { id: 'DESC' },
      take: 1,
    });
    return event?.id ?? 0;
  }
}
