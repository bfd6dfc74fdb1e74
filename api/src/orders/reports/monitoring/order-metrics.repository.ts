import { Injectable } from '@nestjs/common';
import { LessThan, MoreThanOrEqual, type SelectQueryBuilder } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { OrderHoldEntity } from '../../order/hold/order-hold.entity.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { isInState } from '../../order/states/order-state-sql.js';
import { PaymentEntity } from '../../payments/payment/payment.entity.js';

@Injectable()
export class OrderMetricsRepository {
  constructor(private readonly work: UnitOfWork) {}

  placedSince(since: Date): Promise<number> {
    return this.work.manager.countBy(OrderEntity, { createdAt: MoreThanOrEqual(since) });
  }

  paidSince(since: Date): Promise<number> {
    return this.work.manager.countBy(OrderEntity, { paidAt: MoreThanOrEqual(since) });
  }

  held(): Promise<number> {
    return this.holding().getCount();
  }

  heldAfter(end: Date): Promise<number> {
    return this.holding().andWhere('hold.endsAt < :end', { end }).getCount();
  }

  private holding(): SelectQueryBuilder<OrderEntity> {
    return this.work.manager
      .createQueryBuilder(OrderEntity, 'orders')
      .innerJoin(OrderHoldEntity, 'hold', 'hold.orderId = orders.id')
      .where(`orders.stock_released_at IS NULL AND ${isInState(['placed'], 'orders')}`);
  }

  async lastEvent(): Promise<Date | null> {
    const [last] = await this.work.manager.find(PaymentEntity, {
      where: { source: 'event' },
      order: { id: 'DESC' },
      take: 1,
    });
    return last?.at ?? null;
  }

  async pendingSince(before: Date): Promise<number> {
    return this.work.manager
      .createQueryBuilder(PaymentEntity, 'payment')
      .innerJoin(OrderEntity, 'orders', 'orders.id = payment.orderId AND orders.isPaid = :isPaid', {
        isPaid: false,
      })
      .where({ status: 'PENDING', at: LessThan(before) })
      .andWhere(
        (query) =>
          `NOT EXISTS ${query
            .subQuery()
            .select('1')
            .from(PaymentEntity, 'later')
            .where('later.transactionId = payment.transactionId AND later.status <> payment.status')
            .getQuery()}`,
      )
      .getCount();
  }

  alerts(): Promise<number> {
    return this.work.manager
      .createQueryBuilder(OrderEntity, 'orders')
      .where('orders.paymentAlert IS NOT NULL OR orders.paidWithoutStock = :isTrue', { isTrue: true })
      .getCount();
  }
}
