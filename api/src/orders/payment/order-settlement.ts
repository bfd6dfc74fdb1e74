import type { Order } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { AppError } from '../../platform/errors/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { OrderSearchIndex } from '../order/order-search-index.js';
import { OrderTimeline } from '../order/order-timeline.js';
import { OrderHold } from '../order/order-hold.service.js';
import { OrderRepository } from '../order/order.repository.js';

/** Topic of the message that a payment leaves in the outbox; payload {@link OrderPaid}. */
export const ORDER_PAID = 'order.paid';
export interface OrderPaid {
  orderId: number;
}

/** A payment that has arrived: by which method, with which proof, when, and who says so (null: the system). */
export interface Settlement {
  orderId: number;
  paymentMethod: string;
  paymentId: number;
  paymentResult: NonNullable<Order['paymentResult']>;
  paidAt: Date;
  actor: number | null;
}
export type SettlementOutcome = 'settled' | 'already-paid' | 'cancelled';

/** The only way an order becomes paid, whoever brings the payment. */
@Injectable()
export class OrderSettlement {
  constructor(
    private readonly orders: OrderRepository,
    private readonly hold: OrderHold,
    private readonly timeline: OrderTimeline,
    private readonly search: OrderSearchIndex,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Marks an unpaid, active order as paid by one conditional update, so that of many payments at once one settles it,
   * and writes the timeline and the message for what follows. Call it inside a unit of work.
   * @throws ORDERS.NOT_FOUND
   */
  async settle(settlement: Settlement): Promise<SettlementOutcome> {
    const { orderId, actor, paidAt } = settlement;
    if (!(await this.orders.markPaid(settlement))) return this.reason(orderId);
    await this.timeline.record({
      orderId,
      name: 'OrderPaid',
      actorId: actor,
      detail: settlement.paymentMethod,
      at: paidAt,
    });
    const { transactionNumber, transaction } = settlement.paymentResult;
    await this.search.addTexts(orderId, [transactionNumber, transaction?.id]);
    await this.hold.secure(orderId);
    await this.outbox.add(ORDER_PAID, { orderId } satisfies OrderPaid);
    return 'settled';
  }

  private async reason(orderId: number): Promise<SettlementOutcome> {
    const order = await this.orders.find(orderId);
    if (!order) throw new AppError('ORDERS.NOT_FOUND');
    return order.active ? 'already-paid' : 'cancelled';
  }
}
