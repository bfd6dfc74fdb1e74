import { fromPesos } from '@lacteos/contracts/money/money';
import { APPROVED_STATUS } from '@lacteos/contracts/reference/reference-data';
import { Injectable } from '@nestjs/common';

import { type StockLine, StockService } from '#partners/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { LiveSessions } from '#users/index.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import type { NewOrderRow } from '#orders/order/row/order-rows.js';
import type { NewPart } from '#orders/payments/payment/payments.repository.js';
import { type CheckedLine, shortageOf } from '../../placing/order-check.service.js';
import { requestHash } from '../../placing/request-hash.js';
import { CounterReceipts } from '../receipt/counter-receipts.service.js';
import { newReturnCode } from '../receipt/return-code.js';
import type { SaleDto } from './new-sale.dto.js';
import { handOverAt } from './sale-buyer.js';
import type { CheckedSale, SaleRequest } from './checked-sale.js';
import { SaleCheck } from './sale-check.service.js';
import { mainPartOf } from './sale-parts.js';
import { SaleRecords } from './sale-records.js';

type SaleRow = NewOrderRow & { readonly shiftId: number; readonly returnCode: string };
const ATTEMPTS = 3;

@Injectable()
export class SellService {
  constructor(
    private readonly check: SaleCheck,
    private readonly sessions: LiveSessions,
    private readonly orders: OrderRepository,
    private readonly records: SaleRecords,
    private readonly receipts: CounterReceipts,
    private readonly stock: StockService,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Sells, takes the money and hands over, in one transaction. Concurrent copies with one key and request get the
   * first sale.
   * @throws errors of {@link SaleCheck.check}, ORDERS.IDEMPOTENCY_KEY_REUSED, AUTH.REQUIRED
   */
  async sell(request: SaleRequest): Promise<SaleDto> {
    // A sale may be sent with a network first and, its answer lost, as one without.
    const { offline: _sentLater, ...sale } = request.sale;
    const hash = requestHash(sale);
    const orderId = await this.sellOnce(request, hash).catch(async (error: unknown) => {
      // A copy of the request may have succeeded; its sale is the answer.
      const first = await this.findSame(request, hash);
      if (first === null) throw error;
      return first;
    });
    const receipt = await this.receipts.getReceipt(orderId, request.seller);
    const { number: id, createdAt, total: totalPrice, change } = receipt;
    return { id, createdAt, totalPrice, change, receipt };
  }

  /** null: no order has this key. */
  private async findSame(
    { sale, seller, idempotencyKey }: SaleRequest,
    hash: string,
  ): Promise<number | null> {
    const sellerId = sale.offline?.terms.sellerId ?? seller.id;
    const first = await this.orders.findByKey(sellerId, idempotencyKey);
    if (first && first.requestHash !== hash) throw new AppError('ORDERS.IDEMPOTENCY_KEY_REUSED');
    return first?.id ?? null;
  }

  private async sellOnce(request: SaleRequest, hash: string): Promise<number> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.sellChecked(request, hash, await this.check.check(request));
      } catch (error) {
        const isCodeTaken = isDuplicateKey(error) && (await this.findSame(request, hash)) === null;
        const isShiftClosed =
          request.sale.offline !== undefined &&
          error instanceof AppError &&
          error.code === 'CASH_DESK.NO_SHIFT';
        if (!(isCodeTaken || isShiftClosed) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  private sellChecked(request: SaleRequest, hash: string, checked: CheckedSale): Promise<number> {
    const { store, lines } = checked;
    const row = this.rowOf(request, hash, checked);
    if (checked.offline)
      return this.stock.withAvailableStock(store.id, lines, (available, missing) =>
        this.write(row, request, checked, available, missing),
      );
    return this.stock.withStockRetry(
      store.id,
      lines,
      () => this.write(row, request, checked, lines, []),
      (missing) => shortageOf(lines, missing),
    );
  }

  /**
   * Ends the caller's transaction. The order is first, so that its key stops copies before they touch stock; stock is
   * last, because its locks block other sales.
   */
  private async write(
    row: SaleRow,
    { seller: sender }: SaleRequest,
    checked: CheckedSale,
    debited: readonly StockLine[],
    missing: readonly StockLine[],
  ): Promise<number> {
    const { store, sellerId: actorId, lines, parts } = checked;
    const { createdAt: at, paymentMethod, paymentId } = row;
    const [, { insertId: orderId }] = await this.work.write([
      this.sessions.buildLock(sender),
      this.orders.buildInsert(row),
    ]);
    await this.work.write([
      this.orders.buildInsertLines(lines.map((line) => lineOf(orderId, line))),
      ...this.records.buildSearchWords(orderId, row, parts),
    ]);
    const paymentResult = paymentResultOf(parts, at);
    const isPaid = await this.orders.markHeldPaid({
      orderId,
      paymentMethod,
      paymentId,
      paymentResult,
      paidAt: at,
    });
    const handedOver = { delivery: handOverAt(store, at), deliveredAt: at, shippingPrice: row.shippingPrice };
    if (!isPaid || !(await this.orders.markDispatched(orderId, handedOver)))
      throw new Error(`the new order ${orderId} could not be paid and handed over`);
    await this.work.writeLast([
      ...this.records.buildAll(orderId, { ...checked, at, sentBy: sender.id }),
      ...this.records.buildOversold(orderId, missing),
      ...(debited.length > 0
        ? this.stock.buildDebit(store.id, debited, { cause: 'order', actorId, orderId })
        : []),
    ]);
    return orderId;
  }

  private rowOf(
    { idempotencyKey }: SaleRequest,
    hash: string,
    { store, sellerId, shiftId, totals, parts, buyer, offline }: CheckedSale,
  ): SaleRow {
    const main = mainPartOf(parts);
    if (!main) throw new Error('a sale without a part');
    return {
      userId: sellerId,
      storeId: store.id,
      idempotencyKey,
      requestHash: hash,
      ...buyer,
      paymentMethod: main.method,
      paymentId: main.paymentId,
      itemsPrice: totals.itemsPrice,
      taxPrice: totals.taxPrice,
      shippingPrice: fromPesos(0),
      totalPrice: totals.totalPrice,
      allTaxed: totals.allTaxed,
      termsVersion: null,
      termsHash: null,
      createdAt: offline?.soldAt ?? this.clock.now(),
      shiftId,
      returnCode: newReturnCode(),
    };
  }
}

const paymentResultOf = (parts: readonly NewPart[], at: Date) => ({
  status: APPROVED_STATUS,
  date: at.toISOString(),
  expiryDate: null,
  checkNumber: null,
  checkBank: null,
  transactionNumber: mainPartOf(parts)?.reference ?? null,
  transaction: null,
});

const lineOf = (orderId: number, line: CheckedLine) => ({
  orderId,
  productId: line.productId,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  taxClassification: line.taxClassification,
  taxPercent: line.taxPercent,
  taxPrice: line.tax,
  productName: line.name,
});
