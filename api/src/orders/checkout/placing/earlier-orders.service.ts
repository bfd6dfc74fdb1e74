import { Injectable } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import { CartRepository } from '../cart/cart.repository.js';
import { OrderDetailService } from '../../order/detail/order-detail.service.js';
import type { OrderDto } from '../../order/row/order.dto.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { requestedLines, type Placement } from './placement.js';

const AFTER_SAME_LINES: readonly string[] = [
  'ORDERS.CART_CHANGED',
  'ORDERS.INSUFFICIENT_STOCK',
  'ORDERS.TOO_MANY_OPEN',
  'ORDERS.TOO_MANY_UNITS',
  'ORDERS.TOTALS_CHANGED',
  'DELIVERY.DAY_FULL',
];

@Injectable()
export class EarlierOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly details: OrderDetailService,
    private readonly carts: CartRepository,
  ) {}

  /** null: no order has this key. @throws ORDERS.IDEMPOTENCY_KEY_REUSED when it was another request */
  async findSame({ buyer, idempotencyKey }: Placement, hash: string): Promise<OrderDto | null> {
    const first = await this.orders.findByKey(buyer.id, idempotencyKey);
    if (!first) return null;
    if (first.requestHash !== hash) throw new AppError('ORDERS.IDEMPOTENCY_KEY_REUSED');
    return this.details.getPlaced(first.id, buyer);
  }

  /** Lines that left the cart also explain missing stock and a used-up quota. */
  async causeOf(error: unknown, { order, buyer, isFromCart }: Placement): Promise<unknown> {
    if (!isFromCart || !(error instanceof AppError) || !AFTER_SAME_LINES.includes(error.code)) return error;
    const wanted = requestedLines(order);
    if (await this.carts.hasLines(buyer.id, wanted)) return error;
    const newest = await this.orders.findNewestOf(buyer.id);
    const ordered = newest ? await this.orders.lines(newest.id) : [];
    const units = new Map(ordered.map(({ productId, quantity }) => [productId, quantity]));
    const isOrdered = wanted.every(({ productId, quantity }) => units.get(productId) === quantity);
    if (!newest || !isOrdered) return new AppError('ORDERS.CART_CHANGED');
    return new AppError('ORDERS.CART_CHANGED', { orderId: newest.id, errors: { orderId: newest.id } });
  }
}
