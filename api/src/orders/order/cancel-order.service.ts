import { Injectable } from '@nestjs/common';

import type { RequestUser } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { OrderAccess } from './order-access.js';
import { OrderHold } from './order-hold.service.js';
import { nextOrderState, orderStateOf } from './order-state.js';
import { OrderTimeline } from './order-timeline.js';
import type { OrderEntity } from './order.entity.js';
import { OrderRepository } from './order.repository.js';

/** Cancels orders. */
@Injectable()
export class CancelOrderService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly hold: OrderHold,
    private readonly timeline: OrderTimeline,
    private readonly audit: Audit,
  ) {}

  /**
   * Cancels an unpaid order in one transaction: the row stays as 'pedido cancelado', its units return to where they came
   * from, unless its reservation had lapsed before. Of two cancellations at once one succeeds.
   * @throws ORDERS.NOT_FOUND, ORDERS.ALREADY_PAID, ORDERS.CANCELLED
   */
  async cancel(id: number, user: RequestUser): Promise<void> {
    const order = await this.access.get(id, user);
    if (nextOrderState(orderStateOf(order), 'cancel') === null) throw notOpen(order);
    await this.work.run(async () => {
      if (!(await this.orders.cancelIfUnpaid(id))) throw notOpen((await this.orders.find(id)) ?? order);
      await this.hold.giveBack(id, user.id);
      await this.timeline.record({ orderId: id, name: 'OrderCancelled', actorId: user.id });
      await this.audit.record({
        actorId: user.id,
        action: 'orders.cancelled',
        subject: 'order',
        subjectId: id,
        before: { active: true },
        after: { active: false },
      });
    });
  }
}

const notOpen = (order: Pick<OrderEntity, 'active'>): AppError =>
  new AppError(order.active ? 'ORDERS.ALREADY_PAID' : 'ORDERS.CANCELLED');
