import { centavos, fromPesos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import { StockService } from '#partners/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { LiveSessions } from '#users/index.js';
import type { OrderDto } from '../../order/row/order.dto.js';
import { promisedView } from '../../delivery/booking/home-deliveries.service.js';
import { promisedPickup } from '../../delivery/pickup/new-pickups.service.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import type { NewOrderRow } from '../../order/row/order-rows.js';
import { orderView, placedOrder } from '../../order/row/order-view.js';
import { EarlierOrders } from './earlier-orders.service.js';
import { NewOrderParts } from './new-order-parts.js';
import { OrderCheck, shortageOf, type CheckedLine, type CheckedOrder } from './order-check.service.js';
import { normalizeCustomer } from '../../order/row/contact-rules.js';
import type { Placement, PlannedDelivery } from './placement.js';
import { requestHash } from './request-hash.js';

@Injectable()
export class PlaceOrderService {
  constructor(
    private readonly check: OrderCheck,
    private readonly earlier: EarlierOrders,
    private readonly sessions: LiveSessions,
    private readonly orders: OrderRepository,
    private readonly parts: NewOrderParts,
    private readonly stock: StockService,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Places an order whole or not at all, in one transaction. Concurrent copies with one key and request get the first
   * order.
   * @throws errors of {@link OrderCheck.check}, ORDERS.CART_CHANGED with the order that took the cart's lines, if one
   * did, ORDERS.INSUFFICIENT_STOCK with the products, ORDERS.IDEMPOTENCY_KEY_REUSED, AUTH.REQUIRED
   */
  async place(placement: Placement): Promise<OrderDto> {
    // A copy may be sent before the terms were shown again: it is the same order.
    const { termsVersion: _shown, ...request } = placement.order;
    const hash = requestHash(request);
    try {
      return await this.placeOnce(placement, hash);
    } catch (error) {
      // A concurrent copy of the request may have succeeded; its order is the answer.
      const first = await this.earlier.findSame(placement, hash);
      if (!first) throw await this.check.explain(await this.earlier.causeOf(error, placement), placement);
      return first;
    }
  }

  private async placeOnce(placement: Placement, hash: string): Promise<OrderDto> {
    const checked = await this.check.check(placement);
    const { storeId, lines, booking, pickup } = checked;
    const row = this.rowOf(placement, hash, checked);
    const write = (): Promise<number> => this.write(row, lines, { ...placement, booking, pickup });
    const id = await this.stock.withStockRetry(storeId, lines, write, (missing) =>
      shortageOf(lines, missing),
    );
    const view = orderView(
      placedOrder(id, row),
      lines.map((line) => ({ ...line, productName: line.name })),
    );
    if (pickup) return { ...view, promised: promisedPickup(pickup) };
    return booking ? { ...view, promised: promisedView(booking) } : view;
  }

  /**
   * Ends the caller's transaction; the account cannot be erased meanwhile. The order is first, so that its key stops
   * copies before they touch stock; stock is last, because its locks block other orders.
   */
  private async write(
    row: NewOrderRow,
    lines: readonly CheckedLine[],
    placement: Placement & PlannedDelivery,
  ): Promise<number> {
    const { userId: actorId, storeId } = row;
    const [, { insertId: orderId }] = await this.work.write([
      this.sessions.buildLock(placement.buyer),
      this.orders.buildInsert(row),
    ]);
    await this.work.writeLast([
      this.orders.buildInsertLines(lines.map((line) => lineOf(orderId, line))),
      ...this.parts.buildAll(orderId, row, lines, placement),
      ...this.stock.buildDebit(storeId, lines, { cause: 'order', actorId, orderId }),
    ]);
    return orderId;
  }

  private rowOf(
    { order, buyer, idempotencyKey }: Placement,
    hash: string,
    { storeId, totals, terms, booking }: CheckedOrder,
  ): NewOrderRow {
    const shippingPrice = booking?.price ?? fromPesos(0);
    const customer = order.customer ? normalizeCustomer(order.customer) : null;
    return {
      userId: buyer.id,
      storeId,
      idempotencyKey,
      requestHash: hash,
      nDocument: customer?.identification ?? buyer.n_document,
      shippingAddress: order.shippingAddress,
      customer,
      paymentMethod: order.paymentMethod,
      paymentId: order.paymentId,
      itemsPrice: totals.itemsPrice,
      taxPrice: totals.taxPrice,
      shippingPrice,
      totalPrice: centavos(totals.totalPrice + shippingPrice),
      allTaxed: totals.allTaxed,
      createdAt: this.clock.now(),
      ...terms,
    };
  }
}

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
