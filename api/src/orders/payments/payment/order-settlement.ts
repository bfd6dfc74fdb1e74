import { Injectable } from '@nestjs/common';

import { type Statement, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { type OrderRecord, OrderRecords } from '../../order/records/order-records.js';
import { OrderSearchIndex } from '../../order/search/order-search-index.js';
import { OrderHold } from '../../order/hold/order-hold.service.js';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { OrderRepository } from '../../order/row/order.repository.js';
import type { OrderDto } from '../../order/row/order.dto.js';

/** Payload {@link OrderPaid}. */
export const ORDER_PAID = 'order.paid';
export interface OrderPaid {
  orderId: number;
}

/** Without a person who registered it, the system did. */
export interface Settlement {
  orderId: number;
  paymentMethod: string;
  paymentId: number;
  paymentResult: NonNullable<OrderDto['paymentResult']>;
  paidAt: Date;
  actor: number | null;
}
/** 'settled-late': the order no longer held its units. */
export type SettlementOutcome = 'settled' | 'settled-late' | 'already-paid' | 'cancelled';

/** The only code that marks an order as paid. */
@Injectable()
export class OrderSettlement {
  constructor(
    private readonly orders: OrderRepository,
    private readonly hold: OrderHold,
    private readonly search: OrderSearchIndex,
    private readonly records: OrderRecords,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * One transaction with timeline, message and the rest of the payment; of concurrent payments one settles. Takes
   * lapsed units again if they are there.
   * @param audited where staff registered it
   * @param alongside further writes of a payment that settles
   * @throws ORDERS.NOT_FOUND
   */
  settle(
    settlement: Settlement,
    audited?: OrderRecord['audited'],
    alongside: readonly Statement[] = [],
  ): Promise<SettlementOutcome> {
    const { orderId, actor, paymentMethod, paidAt } = settlement;
    return this.work.run(async () => {
      const isHeld = await this.orders.markHeldPaid(settlement);
      if (!isHeld && !(await this.orders.markPaid(settlement))) return this.reason(orderId);
      await this.search.addTexts(orderId, textsOf(settlement));
      const writes = this.records.buildAdd({
        orderId,
        actorId: actor,
        step: { name: 'OrderPaid', detail: paymentMethod, at: paidAt },
        ...(audited ? { audited } : {}),
        messages: [{ topic: ORDER_PAID, payload: { orderId } satisfies OrderPaid }],
        alongside,
      });
      if (isHeld) {
        await this.work.writeLast([...writes, ...this.hold.buildPaid(orderId)]);
        return 'settled';
      }
      await this.work.write(writes);
      await this.hold.debitAgain(orderId);
      return 'settled-late';
    });
  }

  private async reason(orderId: number): Promise<SettlementOutcome> {
    const order = await this.orders.find(orderId);
    if (!order) throw new AppError('ORDERS.NOT_FOUND');
    return orderStateOf(order) === 'cancelled' ? 'cancelled' : 'already-paid';
  }
}

const textsOf = ({ paymentResult: { transactionNumber, transaction } }: Settlement): string[] =>
  [transactionNumber, transaction?.id].flatMap((text) => text || []);
