import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { OrderTimeline } from '../../order/timeline/order-timeline.js';
import { AFTER_SALE_MAIL, type AfterSaleMail } from './refund/refund-mail.js';
import { nextRefundState, type RefundEvent } from './refund/refund-states.js';
import { accountMailOf, doneText, formatPesos, mailOf } from './refund-texts.js';
import type { RefundEntity } from './refund/refund.entity.js';
import { type RefundChange, RefundsRepository } from './refunds.repository.js';

export const MONEY_LANE = 'money';
/** Payload {@link RefundStep}. */
export const REFUND_STEP = 'refund.step';
export interface RefundStep {
  refundId: number;
  version: number;
}
/** Done or covered; payload {@link RefundDone}. */
export const REFUND_DONE = 'refund.done';
/** Due again; payload {@link RefundDone}. */
export const REFUND_DUE_AGAIN = 'refund.due-again';
export interface RefundDone {
  orderId: number;
  returnId: number | null;
}

/** State, next message, timeline and mails in one transaction. */
@Injectable()
export class RefundJournal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly refunds: RefundsRepository,
    private readonly timeline: OrderTimeline,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the refund afterwards, null when somebody was first
   * @param next time of the next step, if it has one by itself
   * @param alongside writes of the same transaction
   */
  async record(
    refund: RefundEntity,
    event: RefundEvent,
    change: RefundChange = {},
    next: Date | null = null,
    alongside: () => Promise<void> = async () => undefined,
  ): Promise<RefundEntity | null> {
    const now = this.clock.now();
    const state = nextRefundState(refund.state, event);
    const whole = { ...change, state, updatedAt: now, ...(state === 'done' ? { doneAt: now } : {}) };
    return this.work.run(async () => {
      if (!(await this.refunds.change(refund, whole))) return null;
      const changed = { ...refund, ...whole, version: refund.version + 1 };
      if (next) await this.plan(changed, next);
      await alongside();
      if (changed.state !== refund.state) await this.mailBuyer(changed, event === 'account refused');
      return changed;
    });
  }

  /** Runs in the caller's transaction. */
  plan({ id, version }: Pick<RefundEntity, 'id' | 'version'>, at: Date): Promise<void> {
    return this.outbox.add(REFUND_STEP, { refundId: id, version } satisfies RefundStep, at);
  }

  async mailBuyer(refund: RefundEntity, isAgain = false): Promise<void> {
    const { orderId, returnId, state, amount, approvedBy, actorId } = refund;
    if (state === 'review' || state === 'account')
      await this.timeline.record({
        orderId,
        name: 'RefundNeedsPeople',
        actorId: null,
        detail: `${formatPesos(amount)}. ${refund.detail ?? ''}`,
      });
    if (state === 'account' && (await this.refunds.isOfCustomer(orderId)))
      await this.outbox.add(AFTER_SALE_MAIL, accountMailOf(refund, isAgain) satisfies AfterSaleMail);
    if (state === 'covered') {
      await this.timeline.record({
        orderId,
        name: 'RefundCovered',
        actorId: null,
        detail: formatPesos(amount),
      });
      await this.outbox.add(REFUND_DONE, { orderId, returnId } satisfies RefundDone);
    }
    if (state !== 'done') return;
    const who = refund.way === 'transfer' || refund.way === 'cash' ? (approvedBy ?? actorId) : null;
    await this.timeline.record({ orderId, name: 'RefundDone', actorId: who, detail: doneText(refund) });
    await this.outbox.add(REFUND_DONE, { orderId, returnId } satisfies RefundDone);
    await this.outbox.add(AFTER_SALE_MAIL, mailOf(refund) satisfies AfterSaleMail);
  }
}
