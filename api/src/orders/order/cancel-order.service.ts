import { Injectable } from '@nestjs/common';

import { StockService } from '../../partners/index.js';
import type { RequestUser } from '../../platform/access/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { OrderAccess } from './order-access.js';
import { nextOrderState, orderStateOf } from './order-state.js';
import { OrderTimeline } from './order-timeline.js';
import { OrderRepository } from './order.repository.js';

/** Cancels orders. */
@Injectable()
export class CancelOrderService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly stock: StockService,
    private readonly timeline: OrderTimeline,
  ) {}

  /**
   * Cancels an unpaid order in one transaction: the row stays as 'pedido cancelado', its units return to where they came
   * from. Of two cancellations at once one succeeds.
   * @throws ORDERS.NOT_FOUND, ORDERS.ALREADY_PAID, ORDERS.CANCELLED
   */
  async cancel(id: number, user: RequestUser): Promise<void> {
    await this.work.run(async () => {
      const order = await this.access.get(id, user);
      const isOpen = nextOrderState(orderStateOf(order), 'cancel') !== null;
      if (!isOpen || !(await this.orders.cancelIfUnpaid(id))) {
        throw new AppError(order.active && order.isPaid ? 'ORDERS.ALREADY_PAID' : 'ORDERS.CANCELLED');
      }
      const lines = await this.orders.lines(id);
      await this.stock.giveBack(order.storeId, lines, {
        cause: 'cancellation',
        actorId: user.id,
        orderId: id,
      });
      await this.timeline.record({ orderId: id, name: 'OrderCancelled', actorId: user.id });
    });
  }
}
