import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { OrderTimeline } from '../../order/timeline/order-timeline.js';
import { CashDrawer } from '../cash-desk/cash-drawer.js';
import { PaymentsRepository } from '../payment/payments.repository.js';
import { RefundJournal } from './refund-journal.js';
import {
  INITIAL_REFUND_STATE,
  nextRefundState,
  RELEASE,
  type RefundState,
  type RefundWay,
} from './refund/refund-states.js';
import { newRefundReference } from './refund/refund-reference.js';
import { formatPesos, wayText } from './refund-texts.js';
import { splitRefund } from './refund-parts.js';
import { refundWayOf, wayOfOrder } from './refund-ways.js';
import type { RefundEntity } from './refund/refund.entity.js';
import { type NewRefund, RefundsRepository } from './refunds.repository.js';

export interface RefundCause {
  readonly orderId: number;
  readonly amount: Centavos;
  /** One refund per key, whatever happens. */
  readonly requestKey: string;
  readonly reason: string;
  readonly actorId: number | null;
  readonly returnId?: number;
  readonly payment?: {
    /** null: paid in cash. */
    readonly transactionId: string | null;
    readonly type: string | null;
    readonly amount: Centavos;
    readonly at: Date;
  };
}

const MAX_REASON = 200;

@Injectable()
export class RefundsService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly journal: RefundJournal,
    private readonly timeline: OrderTimeline,
    private readonly drawer: CashDrawer,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Runs in the caller's transaction; the outbox sends after the commit. A second call for a cause returns the first
   * refund, and refunds never exceed the payment. A counter sale gets one refund per part.
   * @returns the first one
   * @throws ORDERS.NOT_FOUND, ORDERS.NOT_PAID, REFUNDS.EXCEEDED
   */
  async begin(cause: RefundCause): Promise<RefundEntity> {
    const order = await this.orders.getLocked(cause.orderId);
    const known = await this.refunds.findByKey(cause.requestKey);
    if (known) return known;
    const [first, ...others] = await this.planParts(order, cause, 'transfer');
    if (!first) throw new AppError('REFUNDS.EXCEEDED');
    const begun = await this.start(first);
    for (const other of others) await this.start(other);
    return begun;
  }

  /**
   * Gives a counter sale's money back at once: cash out of the person's open shift, the rest by hand. Runs in the
   * caller's transaction. @param soldIn the only shift that may pay
   * @throws ORDERS.NOT_FOUND, REFUNDS.EXCEEDED, CASH_DESK.NO_SHIFT, TILL.NOT_THIS_SHIFT
   */
  async payOutAtCounter(
    cause: RefundCause,
    user: RequestUser,
    soldIn: number | null = null,
  ): Promise<RefundEntity[]> {
    const order = await this.orders.getLocked(cause.orderId);
    const shiftId = await this.drawer.lockShift(user);
    if (soldIn !== null && shiftId !== soldIn) throw new AppError('TILL.NOT_THIS_SHIFT');
    const paidOut: RefundEntity[] = [];
    const doneAt = this.clock.now();
    for (const refund of await this.planParts(order, cause, 'terminal')) {
      const done = await this.insert({ ...refund, shiftId, state: 'done', doneAt });
      if (done.way === 'cash') await this.drawer.recordRefund(done, user);
      await this.journal.mailBuyer(done);
      paidOut.push(done);
    }
    return paidOut;
  }

  private async start(refund: NewRefund): Promise<RefundEntity> {
    const whole = await this.insert(refund);
    await this.timeline.record({
      orderId: whole.orderId,
      name: 'RefundStarted',
      actorId: whole.actorId,
      detail: `${formatPesos(whole.amount)} ${wayText(whole.way)}`,
    });
    if (whole.state === 'pending') await this.journal.plan(whole, this.clock.now());
    await this.journal.mailBuyer(whole);
    return whole;
  }

  private async insert(refund: NewRefund): Promise<RefundEntity> {
    const id = await this.refunds.insert(refund);
    const whole = await this.refunds.find(id);
    if (!whole) throw new Error(`the refund ${id} was not inserted`);
    return whole;
  }

  /** @param byHand way of the parts that are not cash */
  private async planParts(
    order: OrderEntity,
    cause: RefundCause,
    byHand: 'transfer' | 'terminal',
  ): Promise<NewRefund[]> {
    const parts = cause.payment ? [] : await this.payments.partsOf(order.id);
    const whole = await this.plan(order, cause);
    if (parts.length === 0) return [whole];
    const earlier = await this.refunds.ofOrder(order.id);
    const split = splitRefund(parts, earlier, cause.amount, this.config.till.cashRounding);
    return split.map(({ part, amount, rounding }, n) => {
      const way = part.received === null ? byHand : 'cash';
      return {
        ...whole,
        requestKey: n === 0 ? cause.requestKey : `${cause.requestKey}:${n}`,
        reference: newRefundReference(order.id),
        transactionId: part.reference,
        partId: part.id,
        amount,
        rounding,
        way,
        state: this.firstStateOf(way),
      };
    });
  }

  private firstStateOf(way: RefundWay): RefundState {
    const isFree = this.config.refunds.approval === 'automatic';
    return isFree ? nextRefundState(INITIAL_REFUND_STATE, RELEASE[way]) : INITIAL_REFUND_STATE;
  }

  private async plan(order: OrderEntity, cause: RefundCause): Promise<NewRefund> {
    const { payment, amount } = cause;
    if (!payment && (!order.isPaid || !order.paidAt)) throw new AppError('ORDERS.NOT_PAID');
    const paid = payment?.amount ?? (await this.refunds.receivedOf(order));
    const before = payment ? 0 : await this.refunds.sumOfOrder(order.id);
    if (amount <= 0 || before + amount > paid) throw new AppError('REFUNDS.EXCEEDED');
    const now = this.clock.now();
    const transaction = order.paymentResult?.transaction ?? null;
    const way = payment
      ? refundWayOf(
          { paymentMethod: methodOf(payment), providerType: payment.type, paidAt: payment.at, paid },
          amount,
          now,
        )
      : wayOfOrder(order, paid, amount, now);
    const state = this.firstStateOf(way);
    return {
      orderId: order.id,
      returnId: cause.returnId ?? null,
      requestKey: cause.requestKey,
      isOfOrder: !payment,
      amount,
      way,
      state,
      reference: newRefundReference(order.id),
      partId: null,
      rounding: centavos(0),
      transactionId: payment ? payment.transactionId : (transaction?.id ?? null),
      reason: cause.reason.slice(0, MAX_REASON),
      detail: null,
      actorId: cause.actorId,
      createdAt: now,
      updatedAt: now,
      doneAt: state === 'done' ? now : null,
    };
  }

  /** Whether money of a return is still to go back. */
  async isOwed(returnId: number): Promise<boolean> {
    return (await this.refunds.openOfReturn(returnId)) > 0;
  }

  /** Not yet refunded of the order's own payment, in centavos; nothing once its provider took it back. */
  async remainderOf(order: OrderEntity): Promise<Centavos> {
    const rest = (await this.refunds.receivedOf(order)) - (await this.refunds.sumOfOrder(order.id));
    return centavos(Math.max(0, rest));
  }
}

const methodOf = ({ transactionId }: NonNullable<RefundCause['payment']>): string =>
  transactionId === null ? PAYMENT_METHODS.cash.label : PAYMENT_METHODS.wompi.label;
