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
  /** An earlier payment was voided: what its void covered is due again. */
  isAgain: boolean;
}
/** 'settled-late': the order no longer held its units. */
export type SettlementOutcome = 'settled' | 'settled-late' | 'already-paid' | 'cancelled';

/** Owes money of a payment; called in the transaction of its void or of the next payment, with the order locked. */
export interface VoidListener {
  coverAll: (orderId: number, transactionId: string) => Promise<void>;
  reopenAll: (orderId: number) => Promise<void>;
}

/** The only code that marks an order as paid. */
@Injectable()
export class OrderSettlement {
  private readonly listeners: VoidListener[] = [];

  constructor(
    private readonly orders: OrderRepository,
    private readonly hold: OrderHold,
    private readonly search: OrderSearchIndex,
    private readonly records: OrderRecords,
    private readonly work: UnitOfWork,
  ) {}

  register(listener: VoidListener): void {
    this.listeners.push(listener);
  }

  /** Call it with the order locked, in the transaction that records the void of its payment. */
  async followVoid(orderId: number, transactionId: string): Promise<void> {
    for (const listener of this.listeners) await listener.coverAll(orderId, transactionId);
  }

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
      if (settlement.isAgain) for (const listener of this.listeners) await listener.reopenAll(orderId);
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
