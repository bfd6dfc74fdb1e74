import { fromPesos, isIsoMoment, type DispatchRegistration } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { OrderAccess } from '../order/order-access.js';
import { OrderHold } from '../order/order-hold.service.js';
import { nextOrderState, orderStateOf } from '../order/order-state.js';
import { OrderSearchIndex } from '../order/order-search-index.js';
import { OrderTimeline } from '../order/order-timeline.js';
import type { OrderEntity } from '../order/order.entity.js';
import { OrderRepository } from '../order/order.repository.js';

/** Topic of the message that a dispatch leaves in the outbox; payload {@link OrderDispatched}. */
export const ORDER_DISPATCHED = 'order.dispatched';
export interface OrderDispatched {
  orderId: number;
}

/** Registers the dispatch of orders. */
@Injectable()
export class DispatchOrderService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly hold: OrderHold,
    private readonly timeline: OrderTimeline,
    private readonly search: OrderSearchIndex,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Registers the dispatch of a paid order, once: of two at once one succeeds. The time is the server's; the shipping
   * price is kept with the order and is no part of its total. An order 'pagado sin stock' takes its units now.
   * @throws ORDERS.NOT_FOUND, AUTH.FORBIDDEN, VALIDATION.FAILED, ORDERS.NOT_PAID, ORDERS.ALREADY_DISPATCHED,
   * ORDERS.PAID_WITHOUT_STOCK, ORDERS.CANCELLED
   */
  async dispatch(id: number, data: DispatchRegistration, user: RequestUser): Promise<void> {
    const order = await this.access.getForStaff(id, user);
    if (nextOrderState(orderStateOf(order), 'dispatch') === null) throw notReady(order);
    if (!isIsoMoment(data.date)) {
      throw new AppError('VALIDATION.FAILED', { errors: { 'data.date': 'La fecha no es válida.' } });
    }
    const deliveredAt = this.clock.now();
    const { shippingPrice, ...delivery } = data;
    const dispatch = {
      delivery: { ...delivery, date: deliveredAt.toISOString() },
      shippingPrice: fromPesos(shippingPrice),
      deliveredAt,
    };
    await this.work.run(async () => {
      if (!(await this.orders.markDispatched(id, dispatch))) throw await this.lost(id);
      await this.hold.takeForDispatch(id, user.id);
      await this.search.addTexts(id, [data.numberGuide]);
      await this.timeline.record({
        orderId: id,
        name: 'OrderDispatched',
        actorId: user.id,
        detail: `${data.transport}, guía ${data.numberGuide}`,
        at: deliveredAt,
      });
      await this.audit.record({
        actorId: user.id,
        action: 'orders.dispatched',
        subject: 'order',
        subjectId: id,
        before: { isDelivered: false, delivery: null },
        after: { isDelivered: true, delivery: dispatch.delivery, shippingPrice },
      });
      await this.outbox.add(ORDER_DISPATCHED, { orderId: id } satisfies OrderDispatched);
    });
  }

  /** Why the conditional update found nothing: somebody was faster. */
  private async lost(id: number): Promise<AppError> {
    const order = await this.orders.find(id);
    return order ? notReady(order) : new AppError('ORDERS.NOT_FOUND');
  }
}

function notReady(order: OrderEntity): AppError {
  if (!order.active) return new AppError('ORDERS.CANCELLED');
  return new AppError(order.isDelivered ? 'ORDERS.ALREADY_DISPATCHED' : 'ORDERS.NOT_PAID');
}
