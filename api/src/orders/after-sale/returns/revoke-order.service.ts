import { isAdministrator } from '@lacteos/contracts';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { CreditTasks } from '../../order/credit-tasks/credit-tasks.js';
import { OrderHold } from '../../order/hold/order-hold.service.js';
import { OrderAccess } from '../../order/row/order-access.js';
import { refusalOf } from '../../order/states/order-refusals.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { VoidedPayments } from '../../order/row/voided-payments.repository.js';
import { AFTER_SALE_MAIL } from '../../payments/refunds/refund/refund-mail.js';
import { nextText } from '../../payments/refunds/refund-texts.js';
import { RefundsService } from '../../payments/refunds/refunds.service.js';
import { OrderTimeline } from '../../order/timeline/order-timeline.js';
import { RETURN_MAILS } from './return-texts.js';
import { ReturnsRepository } from './returns.repository.js';

/** Cancels paid orders before their dispatch. */
@Injectable()
export class RevokeOrderService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly hold: OrderHold,
    private readonly refunds: RefundsService,
    private readonly voided: VoidedPayments,
    private readonly returns: ReturnsRepository,
    private readonly credits: CreditTasks,
    private readonly timeline: OrderTimeline,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether the user cancels a paid order at once; otherwise he asks staff for it. */
  cancelsAtOnce({ id_role: role }: Pick<RequestUser, 'id_role'>): boolean {
    return isAdministrator(role) || this.config.refunds.cancellationByBuyer === 'automatic';
  }

  /** An order that the user may cancel although it is paid. @throws ORDERS.NOT_FOUND, and what its state refuses */
  async refuseOthers(id: number, user: RequestUser): Promise<void> {
    const refusal = refusalOf(await this.access.get(id, user), 'revoke');
    if (refusal) throw refusal;
  }

  /**
   * Cancels a paid order that is not dispatched, in one transaction with the return of its units and the beginning of its
   * refund, unless the provider took the payment back; an invoice is credited by the outbox. Of a dispatch and a cancellation at once one succeeds.
   * @throws ORDERS.NOT_FOUND, ORDERS.NOT_PAID, ORDERS.ALREADY_DISPATCHED, ORDERS.CANCELLED
   */
  async revoke(id: number, reason: string, user: Pick<RequestUser, 'id'>, returnId?: number): Promise<void> {
    await this.work.run(async () => {
      const order = await this.orders.lock(id);
      const isBack = order !== null && (await this.voided.has(order));
      const isMine = await (isBack ? this.orders.markVoided(id) : this.orders.markRevoked(id));
      if (!isMine) throw await this.access.refusalNow(id, 'revoke');
      await this.hold.giveBack(id, user.id);
      await this.orders.change(id, { paidWithoutStock: false });
      await this.timeline.record({ orderId: id, name: 'OrderCancelled', actorId: user.id, detail: reason });
      await this.audit.record({
        actorId: user.id,
        action: 'orders.cancelled',
        subject: 'order',
        subjectId: id,
        before: { active: true },
        after: { active: false, reason },
      });
      const answered = returnId ?? (await this.answerRequest(id));
      if (isBack) await this.endWithoutRefund(id, answered);
      else await this.giveBack(id, reason, user.id, answered);
      await this.credits.plan({ orderId: id, key: `cancelled-${id}`, actorId: user.id, lines: null });
    });
  }

  /** A buyer's open request is answered by the cancellation. @returns its id */
  private async answerRequest(orderId: number): Promise<number | undefined> {
    const open = await this.returns.openCancellation(orderId);
    if (open)
      await this.returns.change(open.id, open.state, { state: 'received', updatedAt: this.clock.now() });
    return open?.id;
  }

  /** The provider gave the money back already. */
  private async endWithoutRefund(orderId: number, returnId?: number): Promise<void> {
    if (returnId !== undefined)
      await this.returns.change(returnId, 'received', { state: 'refunded', updatedAt: this.clock.now() });
    await this.outbox.add(AFTER_SALE_MAIL, RETURN_MAILS.cancelledVoided(orderId));
  }

  private async giveBack(orderId: number, reason: string, actorId: number, returnId?: number): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order) throw new AppError('ORDERS.NOT_FOUND');
    const refund = await this.refunds.begin({
      orderId,
      amount: await this.refunds.restOf(order),
      requestKey: `order:${orderId}:cancelled`,
      reason,
      actorId,
      ...(returnId === undefined ? {} : { returnId }),
    });
    await this.outbox.add(AFTER_SALE_MAIL, RETURN_MAILS.cancelled(orderId, nextText(refund.way)));
  }

  /** Whether an order waits for its dispatch, so that it can be cancelled. */
  static isRevocable(order: Parameters<typeof orderStateOf>[0]): boolean {
    return orderStateOf(order) === 'paid';
  }
}
