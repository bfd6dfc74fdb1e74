import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import { unitsText } from '@lacteos/contracts/parsing/count-text';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { StockService } from '#partners/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { creditKeyOf } from '../../order/invoiceable/credit-due.js';
import { CreditTasks } from '../../order/invoiceable/credit-tasks.js';
import { OrderRecords } from '../../order/records/order-records.js';
import type { ReturnEntity } from '../../order/returned/return.entity.js';
import { nextReturnState } from '../../order/returned/return-states.js';
import type { PricedUnits } from '../../order/returned/returned-amounts.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { MONEY_LANE, REFUND_DONE, type RefundDone } from '../../payments/refunds/refund-journal.js';
import { formatPesos, nextText } from '../../payments/refunds/refund-texts.js';
import { AFTER_SALE_MAIL, type AfterSaleMail } from '../../payments/refunds/refund/refund-mail.js';
import { RefundsService } from '../../payments/refunds/refunds.service.js';
import { ReturnAmounts } from './return-amounts.service.js';
import type { ReturnStepDto } from './return.dto.js';
import { RETURN_MAILS } from './return-texts.js';
import { ReturnsRepository } from './returns.repository.js';

@Injectable()
export class ReceiveReturnService implements OnModuleInit {
  constructor(
    private readonly returns: ReturnsRepository,
    private readonly amounts: ReturnAmounts,
    private readonly stock: StockService,
    private readonly refunds: RefundsService,
    private readonly credits: CreditTasks,
    private readonly records: OrderRecords,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<RefundDone>(REFUND_DONE, ({ returnId }) => this.endRefunded(returnId), MONEY_LANE);
  }

  /** Runs in the caller's transaction with the order locked. @throws VALIDATION.FAILED */
  async receive(
    row: ReturnEntity,
    order: OrderEntity,
    fates: NonNullable<ReturnStepDto['fates']>,
    user: RequestUser,
  ): Promise<void> {
    const lines = await this.returns.linesOf([row.id]);
    const fateOf = new Map(fates.map(({ productId, fate }) => [productId, fate]));
    if (lines.some(({ productId }) => !fateOf.has(productId)))
      throw new AppError('VALIDATION.FAILED', { errors: { fates: 'Diga qué se hace con cada producto.' } });
    const { parts, payable } = await this.amounts.compute(order, row.id, lines);
    for (const { productId, base, total } of parts)
      await this.returns.setLine(
        { returnId: row.id, productId },
        { amount: total, base, fate: fateOf.get(productId) ?? 'waste' },
      );
    const saleable = lines.filter(({ productId }) => fateOf.get(productId) === 'saleable');
    const reason = { cause: 'return', actorId: user.id, orderId: order.id } as const;
    if (saleable.length > 0) await this.stock.creditStock(order.storeId, saleable, reason);
    const amount = centavos(parts.reduce((sum, { total }) => sum + total, 0));
    await this.returns.change(row.id, 'received', { amount });
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    await this.records.add({
      orderId: order.id,
      actorId: user.id,
      step: { name: 'ReturnReceived', detail: `${unitsText(units)}, ${formatPesos(amount)}` },
    });
    await this.beginRefund(row, parts, payable, user);
  }

  private async beginRefund(
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
    await this.mail(orderId, RETURN_MAILS.received(orderId, money));
  }

  private async endWithoutRefund({ id, orderId }: ReturnEntity): Promise<void> {
    await this.returns.change(id, 'received', { state: 'refunded' });
    await this.mail(orderId, RETURN_MAILS.receivedVoided(orderId));
  }

  private async endRefunded(returnId: number | null): Promise<void> {
    const row = returnId === null ? null : await this.returns.find(returnId);
    const state = row && nextReturnState(row.state, 'refund');
    if (row && state) await this.returns.change(row.id, row.state, { state });
  }

  private mail(orderId: number, payload: AfterSaleMail): Promise<void> {
    return this.records.add({ orderId, actorId: null, messages: [{ topic: AFTER_SALE_MAIL, payload }] });
  }
}
