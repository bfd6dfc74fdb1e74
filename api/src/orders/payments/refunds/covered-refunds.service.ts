import { centavos } from '@lacteos/contracts/money/money';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { OrderRecords } from '../../order/records/order-records.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { VoidedPayments } from '../../order/row/voided-payments.repository.js';
import { OrderSettlement, type VoidListener } from '../payment/order-settlement.js';
import { REFUND_DUE_AGAIN, type RefundDone, RefundJournal } from './refund-journal.js';
import { formatPesos, wayText } from './refund-texts.js';
import { wayOfOrder } from './refund-ways.js';
import { newRefundReference } from './refund/refund-reference.js';
import { RELEASE, UNMOVED_REFUNDS } from './refund/refund-states.js';
import type { RefundEntity } from './refund/refund.entity.js';
import { RefundsRepository } from './refunds.repository.js';

/** Nothing of an earlier attempt, account or approval stays. */
const FRESH = {
  ...{ providerId: null, attempts: 0, absences: 0, waits: 0, detail: null },
  ...{ sealedAccount: null, enteredBy: null, approvedBy: null },
};

/** A provider's void gives a payment back whole, what its open refunds owe included. */
@Injectable()
export class CoveredRefunds implements VoidListener {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: RefundsRepository,
    private readonly voided: VoidedPayments,
    private readonly journal: RefundJournal,
    private readonly records: OrderRecords,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    settlement: OrderSettlement,
  ) {
    settlement.register(this);
  }

  /**
   * Call it with the order locked, in the transaction that records the void. A refund that may have moved is left to
   * {@link coverIfVoided}.
   */
  async coverAll(orderId: number, transactionId: string): Promise<void> {
    for (const refund of await this.refunds.ofOrder(orderId)) {
      if (refund.transactionId !== transactionId || !UNMOVED_REFUNDS.includes(refund.state)) continue;
      // Rolled back and repeated: staff took a step meanwhile.
      if (!(await this.cover(refund))) throw new Error(`the refund ${refund.id} changed during its void`);
    }
  }

  /**
   * For a refund that has not moved; runs in the caller's transaction and locks the order. A refund of the order is due
   * again where another payment settled it meanwhile.
   * @returns whether its payment was voided
   */
  async coverIfVoided(refund: RefundEntity): Promise<boolean> {
    const { orderId, isOfOrder, transactionId } = refund;
    await this.orders.lock(orderId);
    if (!(await this.voided.isTransactionVoided(orderId, transactionId))) return false;
    if ((await this.cover(refund)) && isOfOrder) await this.reopenAll(orderId);
    return true;
  }

  /** Call it with the order locked and paid: what a void covered is due again, out of the new payment. */
  async reopenAll(orderId: number): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order?.isPaid) return;
    const covered = (await this.refunds.ofOrder(orderId)).filter(
      ({ state, isOfOrder }) => state === 'covered' && isOfOrder,
    );
    for (const refund of covered) await this.reopen(refund, order);
  }

  private cover(refund: RefundEntity): Promise<RefundEntity | null> {
    return this.journal.record(refund, 'covered by a void', FRESH);
  }

  private async reopen(refund: RefundEntity, order: OrderEntity): Promise<void> {
    const { id: orderId } = order;
    const paid = await this.refunds.receivedOf(order);
    const rest = paid - (await this.refunds.sumOfOrder(orderId));
    const amount = centavos(Math.min(refund.amount, rest));
    if (amount <= 0) return;
    const now = this.clock.now();
    const way = wayOfOrder(order, paid, amount, now);
    const transactionId = order.paymentResult?.transaction?.id ?? null;
    const change = { ...FRESH, amount, way, transactionId, reference: newRefundReference(orderId) };
    const held = await this.journal.record(refund, 'paid again', change);
    if (!held) throw new Error(`the refund ${refund.id} changed while its order was paid again`);
    const about: RefundDone = { orderId, returnId: refund.returnId };
    await this.records.add({
      orderId,
      actorId: null,
      step: { name: 'RefundStarted', detail: `${formatPesos(amount)} ${wayText(way)}` },
      messages: [{ topic: REFUND_DUE_AGAIN, payload: about }],
    });
    if (this.config.refunds.approval !== 'automatic') return;
    const isByProvider = RELEASE[way] === RELEASE.refund;
    await this.journal.record(held, RELEASE[way], {}, isByProvider ? now : null);
  }
}
