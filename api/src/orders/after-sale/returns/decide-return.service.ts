import { centavos, type Centavos } from '@lacteos/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { StockService } from '#partners/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { CreditTasks } from '../../order/credit-tasks/credit-tasks.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { creditKeyOf } from '../../order/credit-tasks/credit-due.js';
import { MONEY_LANE, REFUND_DONE, type RefundDone } from '../../payments/refunds/refund-journal.js';
import { AFTER_SALE_MAIL, type AfterSaleMail } from '../../payments/refunds/refund/refund-mail.js';
import { formatPesos, nextText } from '../../payments/refunds/refund-texts.js';
import { RefundsService } from '../../payments/refunds/refunds.service.js';
import { OrderTimeline } from '../../order/timeline/order-timeline.js';
import type { ReturnStepDto } from './return.dto.js';
import type { ReturnEntity } from '../../order/returned/return.entity.js';
import { nextReturnState, type ReturnEvent } from '../../order/returned/return-states.js';
import { RETURN_MAILS } from './return-texts.js';
import type { PricedUnits } from '../../order/returned/returned-amounts.js';
import { ReturnAmounts } from './return-amounts.service.js';
import { ReturnsRepository } from './returns.repository.js';
import { RevokeOrderService } from './revoke-order.service.js';

const STEPS = {
  approve: 'ReturnApproved',
  refuse: 'ReturnRefused',
  receive: 'ReturnReceived',
} as const;

/** What staff decide about returns. */
@Injectable()
export class DecideReturnService implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly returns: ReturnsRepository,
    private readonly revoking: RevokeOrderService,
    private readonly refunds: RefundsService,
    private readonly amounts: ReturnAmounts,
    private readonly stock: StockService,
    private readonly credits: CreditTasks,
    private readonly timeline: OrderTimeline,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<RefundDone>(REFUND_DONE, ({ returnId }) => this.refunded(returnId), MONEY_LANE);
  }

  /**
   * Does a step of a return; of two people at once one does it. Goods that are received give money, units and credit note
   * back in one transaction.
   * @throws RETURNS.NOT_FOUND, RETURNS.NOT_NOW, VALIDATION.FAILED, and what a cancellation is refused for
   */
  async step(id: number, { step, answer = '', fates = [] }: ReturnStepDto, user: RequestUser): Promise<void> {
    await this.work.run(async () => {
      const found = await this.returns.find(id);
      if (!found) throw new AppError('RETURNS.NOT_FOUND');
      // Returns of one order are settled one after the other, so that their amounts add up.
      const order = await this.orders.lock(found.orderId);
      const row = await this.returns.find(id);
      if (!order || !row) throw new AppError('RETURNS.NOT_FOUND');
      if (step === 'refuse' && answer.trim().length < 3)
        throw invalid('answer', 'Explíquele al comprador por qué no se aprueba.');
      await this.move(row, step, { answer: answer || row.answer });
      if (row.kind === 'cancellation') await this.settleCancellation(row, step, user, answer);
      else await this.settleGoods(row, order, step, { answer, fates }, user);
      await this.audit.record({
        actorId: user.id,
        action: 'orders.return-changed',
        subject: 'order',
        subjectId: row.orderId,
        before: { return: id, state: row.state },
        after: { return: id, state: nextReturnState(row.state, step), answer, fates },
      });
    });
  }

  private async move(
    row: ReturnEntity,
    event: ReturnEvent,
    change: Partial<ReturnEntity> = {},
  ): Promise<void> {
    const state = nextReturnState(row.state, event);
    const isMine =
      state &&
      (await this.returns.change(row.id, row.state, { ...change, state, updatedAt: this.clock.now() }));
    if (!isMine) throw new AppError('RETURNS.NOT_NOW');
  }

  /** An approved cancellation is done at once: no goods have to come. */
  private async settleCancellation(
    row: ReturnEntity,
    step: ReturnStepDto['step'],
    user: RequestUser,
    answer: string,
  ): Promise<void> {
    const { orderId } = row;
    if (step === 'refuse') {
      await this.timeline.record({ orderId, name: 'ReturnRefused', actorId: user.id, detail: answer });
      return this.mail(RETURN_MAILS.staying(orderId, answer));
    }
    if (step !== 'approve') return;
    await this.move({ ...row, state: 'approved' }, 'receive');
    await this.revoking.revoke(orderId, row.note, user, row.id);
  }

  private async settleGoods(
    row: ReturnEntity,
    order: OrderEntity,
    step: ReturnStepDto['step'],
    { answer, fates }: Required<Pick<ReturnStepDto, 'answer' | 'fates'>>,
    user: RequestUser,
  ): Promise<void> {
    const { orderId } = row;
    if (step === 'receive') return this.receive(row, order, fates, user);
    await this.timeline.record({ orderId, name: STEPS[step], actorId: user.id, detail: answer || null });
    await this.mail(
      step === 'approve' ? RETURN_MAILS.approved(orderId) : RETURN_MAILS.refused(orderId, answer),
    );
  }

  private async receive(
    row: ReturnEntity,
    order: OrderEntity,
    fates: NonNullable<ReturnStepDto['fates']>,
    user: RequestUser,
  ): Promise<void> {
    const lines = await this.returns.linesOf([row.id]);
    const fateOf = new Map(fates.map(({ productId, fate }) => [productId, fate]));
    if (lines.some(({ productId }) => !fateOf.has(productId)))
      throw invalid('fates', 'Diga qué se hace con cada producto.');
    const { parts, payable } = await this.amounts.compute(order, row.id, lines);
    for (const { productId, base, total } of parts)
      await this.returns.setLine(
        { returnId: row.id, productId },
        { amount: total, base, fate: fateOf.get(productId) ?? 'waste' },
      );
    const saleable = lines.filter(({ productId }) => fateOf.get(productId) === 'saleable');
    const reason = { cause: 'return', actorId: user.id, orderId: order.id } as const;
    if (saleable.length > 0) await this.stock.giveBack(order.storeId, saleable, reason);
    const amount = centavos(parts.reduce((sum, { total }) => sum + total, 0));
    await this.returns.change(row.id, 'received', { amount });
    await this.timeline.record({
      orderId: order.id,
      name: 'ReturnReceived',
      actorId: user.id,
      detail: `${lines.reduce((sum, { quantity }) => sum + quantity, 0)} unidades, ${formatPesos(amount)}`,
    });
    await this.giveBack(row, parts, payable, user);
  }

  private async giveBack(
    row: ReturnEntity,
    parts: readonly PricedUnits[],
    amount: Centavos,
    user: RequestUser,
  ): Promise<void> {
    const { id, orderId } = row;
    await this.credits.plan({
      orderId,
      key: creditKeyOf(id),
      actorId: user.id,
      lines: parts.map(({ productId, quantity, base }) => ({ productId, quantity, base })),
    });
    if (amount === 0) return this.endWithoutRefund(row);
    const refund = await this.refunds.begin({
      orderId,
      amount,
      requestKey: `return:${id}`,
      reason: `Devolución ${id}`,
      actorId: user.id,
      returnId: id,
    });
    const money = `Le devolvemos ${formatPesos(amount)}. ${nextText(refund.way)}`;
    await this.mail(RETURN_MAILS.received(orderId, money));
  }

  /** Nothing is left to give back: the provider took the payment back. */
  private async endWithoutRefund({ id, orderId }: ReturnEntity): Promise<void> {
    await this.returns.change(id, 'received', { state: 'refunded', updatedAt: this.clock.now() });
    await this.mail(RETURN_MAILS.receivedVoided(orderId));
  }

  /** Ends a return whose money moved. */
  private async refunded(returnId: number | null): Promise<void> {
    const row = returnId === null ? null : await this.returns.find(returnId);
    const state = row && nextReturnState(row.state, 'refund');
    if (row && state) await this.returns.change(row.id, row.state, { state, updatedAt: this.clock.now() });
  }

  private mail(mail: AfterSaleMail): Promise<void> {
    return this.outbox.add(AFTER_SALE_MAIL, mail);
  }
}

const invalid = (field: string, text: string): AppError =>
  new AppError('VALIDATION.FAILED', { errors: { [field]: text } });
