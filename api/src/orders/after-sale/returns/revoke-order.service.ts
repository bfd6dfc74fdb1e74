import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { CreditTasks } from '../../order/invoiceable/credit-tasks.js';
import { OrderHold } from '../../order/hold/order-hold.service.js';
import { refusalOf } from '../../order/states/order-refusals.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { VoidedPayments } from '../../order/row/voided-payments.repository.js';
import { AFTER_SALE_MAIL, type AfterSaleMail } from '../../payments/refunds/refund/refund-mail.js';
import { nextText } from '../../payments/refunds/refund-texts.js';
import { RefundsService } from '../../payments/refunds/refunds.service.js';
import { OrderRecords } from '../../order/records/order-records.js';
import { RETURN_MAILS } from './return-texts.js';
import { ReturnsRepository } from './returns.repository.js';

export interface Canceller {
  /** null: the system. */
  readonly id: number | null;
}

interface Ending {
  /** Return that the cancellation answers. */
  readonly returnId?: number;
  readonly mailOf?: (orderId: number, money: string) => AfterSaleMail;
}

@Injectable()
export class RevokeOrderService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly hold: OrderHold,
    private readonly refunds: RefundsService,
    private readonly voided: VoidedPayments,
    private readonly returns: ReturnsRepository,
    private readonly credits: CreditTasks,
    private readonly records: OrderRecords,
  ) {}

  /**
   * Returns the units and begins the refund in one transaction, unless the provider took the payment back; the outbox
   * credits the invoice. Of a concurrent dispatch and cancellation one succeeds.
   * @throws ORDERS.NOT_FOUND, ORDERS.NOT_PAID, ORDERS.ALREADY_DISPATCHED, ORDERS.CANCELLED
   */
  async revoke(id: number, reason: string, user: Canceller, ending: Ending = {}): Promise<void> {
    await this.closePaid(id, reason, user, ending, () => this.hold.returnStock(id, user.id));
  }

  /** Like {@link revoke}, of an order whose units are not there: none goes back to the stock. */
  async revokeMissing(id: number, reason: string, user: Canceller): Promise<void> {
    await this.closePaid(id, reason, user, {}, () => Promise.resolve());
  }

  private async closePaid(
    id: number,
    reason: string,
    user: Canceller,
    { returnId, mailOf = RETURN_MAILS.cancelled }: Ending,
    settleUnits: () => Promise<void>,
  ): Promise<void> {
    await this.work.run(async () => {
      const order = await this.orders.getLocked(id);
      const refusal = refusalOf(order, 'revoke');
      if (refusal) throw refusal;
      const isBack = await this.voided.isVoided(order);
      await (isBack ? this.orders.markVoided(id) : this.orders.markRevoked(id));
      await settleUnits();
      await this.orders.change(id, { paidWithoutStock: false });
      await this.records.add({
        orderId: id,
        actorId: user.id,
        step: { name: 'OrderCancelled', detail: reason },
        audited: {
          action: 'orders.cancelled',
          before: { active: true },
          after: { active: false, reason },
        },
      });
      const answered = returnId ?? (await this.answerRequest(id));
      if (isBack) await this.endWithoutRefund(id, answered);
      else await this.beginRefund(id, reason, user.id, mailOf, answered);
      // A credit note needs an account: where the system cancels, the buyer's.
      const actorId = user.id ?? order.userId;
      await this.credits.plan({ orderId: id, key: `cancelled-${id}`, actorId, lines: null });
    });
  }

  /** The cancellation answers a buyer's open request. @returns its id */
  private async answerRequest(orderId: number): Promise<number | undefined> {
    const open = await this.returns.openCancellation(orderId);
    if (open) await this.returns.change(open.id, open.state, { state: 'received' });
    return open?.id;
  }

  private async endWithoutRefund(orderId: number, returnId?: number): Promise<void> {
    if (returnId !== undefined) await this.returns.change(returnId, 'received', { state: 'refunded' });
    await this.mail(orderId, RETURN_MAILS.cancelledVoided(orderId));
  }

  private async beginRefund(
    orderId: number,
    reason: string,
    actorId: number | null,
    mailOf: NonNullable<Ending['mailOf']>,
    returnId?: number,
  ): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order) throw new AppError('ORDERS.NOT_FOUND');
    const refund = await this.refunds.begin({
      orderId,
      amount: await this.refunds.remainderOf(order),
      requestKey: `order:${orderId}:cancelled`,
      reason,
      actorId,
      ...(returnId === undefined ? {} : { returnId }),
    });
    await this.mail(orderId, mailOf(orderId, nextText(refund.way)));
  }

  private mail(orderId: number, payload: AfterSaleMail): Promise<void> {
    return this.records.add({ orderId, actorId: null, messages: [{ topic: AFTER_SALE_MAIL, payload }] });
  }
}
