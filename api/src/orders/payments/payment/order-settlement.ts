import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { OrderSearchIndex } from '../../order/search/order-search-index.js';
import { OrderTimeline } from '../../order/timeline/order-timeline.js';
import { OrderHold } from '../../order/hold/order-hold.service.js';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { OrderRepository } from '../../order/row/order.repository.js';
import type { OrderDto } from '../../order/row/order.dto.js';

/** Outbox topic of a payment; payload {@link OrderPaid}. */
export const ORDER_PAID = 'order.paid';
export interface OrderPaid {
  orderId: number;
}

/** A received payment: method, proof, time, and who registered it (null: the system). */
export interface Settlement {
  orderId: number;
  paymentMethod: string;
  paymentId: number;
  paymentResult: NonNullable<OrderDto['paymentResult']>;
  paidAt: Date;
  actor: number | null;
}
export type SettlementOutcome = 'settled' | 'already-paid' | 'cancelled';

/** The only code that marks an order as paid. */
@Injectable()
export class OrderSettlement {
  constructor(
    private readonly orders: OrderRepository,
    private readonly hold: OrderHold,
    private readonly timeline: OrderTimeline,
    private readonly search: OrderSearchIndex,
    private readonly outbox: Outbox,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Settles an order that still holds its units, in a transaction of its own: one round trip on MariaDB.
   * @param alongside as in {@link settle}
   * @returns false: nothing is written, because the hold is over, the order is not open, or the payment has texts to index
   */
  async settleHeld(settlement: Settlement, alongside: () => Promise<void>): Promise<boolean> {
    if (textsOf(settlement).length > 0) return false;
    const notHeld = new Error('the order is not held');
    const writes = () =>
      Promise.all([
        this.orders.payHeld(settlement, () => notHeld),
        this.record(settlement),
        this.outbox.add(ORDER_PAID, { orderId: settlement.orderId } satisfies OrderPaid),
        alongside(),
      ]);
    try {
      await this.work.run(() => this.work.runLast(writes));
      return true;
    } catch (error) {
      if (error === notHeld) return false;
      throw error;
    }
  }

  /**
   * Marks an unpaid, active order as paid and writes its timeline and outbox message. Call it as the last thing of a unit of
   * work; of concurrent payments one settles the order.
   * @param alongside writes that belong to a payment that settles, without waiting in between
   * @throws ORDERS.NOT_FOUND
   */
  async settle(
    settlement: Settlement,
    alongside: () => Promise<void> = async () => undefined,
  ): Promise<SettlementOutcome> {
    const { orderId } = settlement;
    const isHeld = await this.orders.markHeldPaid(settlement);
    if (!isHeld && !(await this.orders.markPaid(settlement))) return this.reason(orderId);
    await this.search.addTexts(orderId, textsOf(settlement));
    if (!isHeld) {
      await this.record(settlement);
      await this.hold.secure(orderId);
    }
    await this.work.runLast(() =>
      Promise.all([
        ...(isHeld ? [this.record(settlement)] : []),
        this.outbox.add(ORDER_PAID, { orderId } satisfies OrderPaid),
        alongside(),
      ]),
    );
    return 'settled';
  }

  private record({ orderId, actor, paymentMethod, paidAt }: Settlement): Promise<void> {
    return this.timeline.record({
      orderId,
      name: 'OrderPaid',
      actorId: actor,
      detail: paymentMethod,
      at: paidAt,
    });
  }

  private async reason(orderId: number): Promise<SettlementOutcome> {
    const order = await this.orders.find(orderId);
    if (!order) throw new AppError('ORDERS.NOT_FOUND');
    return orderStateOf(order) === 'cancelled' ? 'cancelled' : 'already-paid';
  }
}

/** Texts by which the order is found. */
const textsOf = ({ paymentResult: { transactionNumber, transaction } }: Settlement): string[] =>
  [transactionNumber, transaction?.id].flatMap((text) => text || []);
