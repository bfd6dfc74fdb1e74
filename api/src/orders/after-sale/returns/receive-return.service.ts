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
import { nextReturnState, SETTLED_RETURNS } from '../../order/returned/return-states.js';
import type { PricedUnits } from '../../order/returned/returned-amounts.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import {
  MONEY_LANE,
  REFUND_DONE,
  REFUND_DUE_AGAIN,
  type RefundDone,
} from '../../payments/refunds/refund-journal.js';
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
    private readonly orders: OrderRepository,
    private readonly returns: ReturnsRepository,
    private readonly amounts: ReturnAmounts,
    private readonly stock: StockService,
    private readonly refunds: RefundsService,
    private readonly credits: CreditTasks,
    private readonly records: OrderRecords,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    for (const topic of [REFUND_DONE, REFUND_DUE_AGAIN])
      this.outbox.handle<RefundDone>(topic, ({ returnId }) => this.followRefund(returnId), MONEY_LANE);
  }

  /**
   * Runs in the caller's transaction with the order locked. Units that were missing when packed have no fate and stay
   * off the stock. @throws VALIDATION.FAILED
   */
  async receive(
    row: ReturnEntity,
    order: OrderEntity,
    fates: NonNullable<ReturnStepDto['fates']>,
    user: RequestUser,
  ): Promise<void> {
    const lines = await this.returns.linesOf([row.id]);
    const fateOf = new Map(fates.map(({ productId, fate }) => [productId, fate]));
    const isShort = row.reason === 'short';
    if (!isShort && lines.some(({ productId }) => !fateOf.has(productId)))
      throw new AppError('VALIDATION.FAILED', { errors: { fates: 'Diga qué se hace con cada producto.' } });
    const { parts, payable, shipping } = await this.amounts.compute(order, row.id, lines);
    for (const { productId, base, total } of parts)
      await this.returns.setLine(
        { returnId: row.id, productId },
        { amount: total, base, fate: fateOf.get(productId) ?? null },
      );
    const saleable = lines.filter(({ productId }) => fateOf.get(productId) === 'saleable');
    const reason = { cause: 'return', actorId: user.id, orderId: order.id } as const;
    if (saleable.length > 0) await this.stock.creditStock(order.storeId, saleable, reason);
    const amount = centavos(parts.reduce((sum, { total }) => sum + total, 0) + shipping);
    await this.returns.change(row.id, 'received', { amount });
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    await this.records.add({
      orderId: order.id,
      actorId: user.id,
      step: {
        name: isShort ? 'UnitsMissing' : 'ReturnReceived',
        detail: `${unitsText(units)}, ${formatPesos(amount)}`,
      },
    });
    await this.beginRefund(row, parts, payable, user);
  }

  /**
   * Adds the delivery to the last return once no invoice has it any more. Call it in the unit of work that annuls the
   * invoice.
   */
  async refundDelivery(orderId: number, actorId: number | null): Promise<void> {
    const order = await this.orders.getLocked(orderId);
    if (!order.active || !(await this.orders.isAllReturned(orderId))) return;
    const returns = await this.returns.ofOrder(orderId);
    const settled = returns.filter(({ kind, state }) => kind === 'goods' && SETTLED_RETURNS.includes(state));
    const missing = settled.reduce<number>((rest, { amount }) => rest - amount, order.totalPrice);
    const last = settled.at(-1);
    if (!last || missing <= 0) return;
    const { id: returnId, state } = last;
    await this.returns.change(returnId, state, { amount: centavos(last.amount + missing) });
    const amount = await this.refunds.remainderOf(order);
    if (amount === 0) return;
    const requestKey = `return:${returnId}:delivery`;
    const reason = `Envío de la devolución ${returnId}`;
    await this.refunds.begin({ orderId, amount, requestKey, reason, actorId, returnId });
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
    const cause = {
      orderId,
      amount,
      requestKey: `return:${id}`,
      reason: `Devolución ${id}`,
      actorId: user.id,
      returnId: id,
    };
    if (row.reason === 'counter') {
      await this.refunds.payOutAtCounter(cause, user);
      await this.returns.change(id, 'received', { state: 'refunded' });
      return;
    }
    const refund = await this.refunds.begin(cause);
    const money = `Le devolvemos ${formatPesos(amount)}. ${nextText(refund.way)}`;
    await this.mail(orderId, await this.mailOf(row, parts, money));
  }

  private async mailOf(
    { orderId, reason, note }: ReturnEntity,
    parts: readonly PricedUnits[],
    money: string,
  ): Promise<AfterSaleMail> {
    if (reason !== 'short') return RETURN_MAILS.received(orderId, money);
    const sold = await this.returns.sold(orderId);
    const missing = parts.map(({ productId, quantity }) => ({
      quantity,
      name: sold.find((line) => line.productId === productId)?.name ?? `Producto ${productId}`,
    }));
    return RETURN_MAILS.short(orderId, missing, note, money);
  }

  private async endWithoutRefund({ id, orderId, reason }: ReturnEntity): Promise<void> {
    await this.returns.change(id, 'received', { state: 'refunded' });
    if (reason !== 'short') await this.mail(orderId, RETURN_MAILS.receivedVoided(orderId));
  }

  /** By what its refunds are now, so that late messages do no harm. */
  private async followRefund(returnId: number | null): Promise<void> {
    const row = returnId === null ? null : await this.returns.find(returnId);
    if (!row) return;
    const isOwed = await this.refunds.isOwed(row.id);
    const state = nextReturnState(row.state, isOwed ? 'reopen' : 'refund');
    if (state) await this.returns.change(row.id, row.state, { state });
  }

  private mail(orderId: number, payload: AfterSaleMail): Promise<void> {
    return this.records.add({ orderId, actorId: null, messages: [{ topic: AFTER_SALE_MAIL, payload }] });
  }
}
