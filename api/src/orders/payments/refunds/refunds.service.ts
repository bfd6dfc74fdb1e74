import { randomBytes } from 'node:crypto';

import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { OrderTimeline } from '../../order/timeline/order-timeline.js';
import { RefundJournal } from './refund-journal.js';
import { INITIAL_REFUND_STATE, nextRefundState, RELEASE } from './refund/refund-states.js';
import { formatPesos, wayText } from './refund-texts.js';
import { refundWayOf } from './refund-ways.js';
import type { RefundEntity } from './refund/refund.entity.js';
import { RefundsRepository } from './refunds.repository.js';

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

const REFERENCE_BYTES = 5;
const MAX_REASON = 200;

@Injectable()
export class RefundsService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: RefundsRepository,
    private readonly journal: RefundJournal,
    private readonly timeline: OrderTimeline,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Runs in the caller's transaction; the outbox sends after the commit. A second call for a cause returns the first
   * refund, and refunds never exceed the payment.
   * @throws ORDERS.NOT_FOUND, ORDERS.NOT_PAID, REFUNDS.EXCEEDED
   */
  async begin(cause: RefundCause): Promise<RefundEntity> {
    const order = await this.orders.getLocked(cause.orderId);
    const known = await this.refunds.findByKey(cause.requestKey);
    if (known) return known;
    const refund = await this.plan(order, cause);
    const id = await this.refunds.insert(refund);
    const whole = await this.refunds.find(id);
    if (!whole) throw new Error(`the refund ${id} was not inserted`);
    await this.timeline.record({
      orderId: order.id,
      name: 'RefundStarted',
      actorId: cause.actorId,
      detail: `${formatPesos(whole.amount)} ${wayText(whole.way)}`,
    });
    if (whole.state === 'pending') await this.journal.plan(whole, this.clock.now());
    await this.journal.mailBuyer(whole);
    return whole;
  }

  private async plan(order: OrderEntity, cause: RefundCause) {
    const { payment, amount } = cause;
    if (!payment && (!order.isPaid || !order.paidAt)) throw new AppError('ORDERS.NOT_PAID');
    const paid = payment?.amount ?? (await this.refunds.receivedOf(order));
    const before = payment ? 0 : await this.refunds.sumOfOrder(order.id);
    if (amount <= 0 || before + amount > paid) throw new AppError('REFUNDS.EXCEEDED');
    const now = this.clock.now();
    const transaction = order.paymentResult?.transaction ?? null;
    const way = refundWayOf(
      {
        paymentMethod: payment ? methodOf(payment) : order.paymentMethod,
        providerType: payment ? payment.type : (transaction?.payment_method_type ?? null),
        paidAt: payment?.at ?? order.paidAt ?? now,
        paid,
      },
      amount,
      now,
    );
    const isFree = this.config.refunds.approval === 'automatic';
    const state = isFree ? nextRefundState(INITIAL_REFUND_STATE, RELEASE[way]) : INITIAL_REFUND_STATE;
    return {
      orderId: order.id,
      returnId: cause.returnId ?? null,
      requestKey: cause.requestKey,
      isOfOrder: !payment,
      amount,
      way,
      state,
      reference: `DEV-${order.id}-${randomBytes(REFERENCE_BYTES).toString('hex')}`,
      transactionId: payment ? payment.transactionId : (transaction?.id ?? null),
      reason: cause.reason.slice(0, MAX_REASON),
      detail: null,
      actorId: cause.actorId,
      createdAt: now,
      updatedAt: now,
      doneAt: state === 'done' ? now : null,
    };
  }

  /** Not yet refunded of the order's own payment, in centavos. */
  async remainderOf(order: OrderEntity): Promise<Centavos> {
    return centavos((await this.refunds.receivedOf(order)) - (await this.refunds.sumOfOrder(order.id)));
  }
}

const methodOf = ({ transactionId }: NonNullable<RefundCause['payment']>): string =>
  transactionId === null ? PAYMENT_METHODS.cash.label : PAYMENT_METHODS.wompi.label;
