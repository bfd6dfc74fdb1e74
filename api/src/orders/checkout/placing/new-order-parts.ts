import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { Injectable } from '@nestjs/common';

import type { Statement } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { NewMessage } from '#platform/outbox/index.js';
import { CartRepository } from '../cart/cart.repository.js';
import { HomeDeliveries } from '../../delivery/booking/home-deliveries.service.js';
import { NewPickups, pickupMessages } from '../../delivery/pickup/new-pickups.service.js';
import { OrderHold } from '../../order/hold/order-hold.service.js';
import type { NewOrderRow } from '../../order/row/order-rows.js';
import {
  RECONCILE_PAYMENT,
  reconciliationAt,
  type Reconciliation,
} from '../../payments/payment/reconciliation-schedule.js';
import { OrderSearchIndex } from '../../order/search/order-search-index.js';
import { searchWordsOf } from '../../order/search/search-words.js';
import { OrderTimeline } from '../../order/timeline/order-timeline.js';
import type { CheckedLine } from './order-check.service.js';
import { ORDER_PLACED, type OrderPlaced } from './order-placed.js';
import type { Placement, PlannedDelivery } from './placement.js';

@Injectable()
export class NewOrderParts {
  constructor(
    private readonly search: OrderSearchIndex,
    private readonly carts: CartRepository,
    private readonly timeline: OrderTimeline,
    private readonly hold: OrderHold,
    private readonly deliveries: HomeDeliveries,
    private readonly pickups: NewPickups,
  ) {}

  /** In this order: search words, cart, timeline, pickup, hold and messages, place of the delivery day. */
  buildAll(
    orderId: number,
    row: NewOrderRow,
    lines: readonly CheckedLine[],
    { buyer, isFromCart, booking, pickup }: Pick<Placement, 'buyer' | 'isFromCart'> & PlannedDelivery,
  ): Statement[] {
    const { userId, totalPrice, shippingAddress, createdAt } = row;
    return [
      ...this.search.buildAdd(orderId, totalPrice, searchWordsOf(shippingAddress)),
      isFromCart
        ? this.carts.buildRemoveLines(userId, lines, () => new AppError('ORDERS.CART_CHANGED'))
        : this.carts.buildEmpty(userId),
      this.timeline.buildRecord({ orderId, name: 'OrderPlaced', actorId: userId, at: createdAt }),
      ...(pickup ? this.pickups.buildInsert(orderId, pickup, createdAt) : []),
      ...this.hold.buildBegin(orderId, { ...row, waitsUntil: pickup?.until ?? null }, buyer.id_role, [
        ...messagesOf(orderId, row),
        ...(pickup ? pickupMessages(orderId, pickup) : []),
      ]),
      ...(booking ? this.deliveries.buildBook(orderId, booking, createdAt) : []),
    ];
  }
}

/** Card orders also query Wompi in case its event never arrives. */
function messagesOf(orderId: number, { paymentMethod, createdAt }: NewOrderRow): NewMessage[] {
  const placed: OrderPlaced = { orderId };
  const asked: Reconciliation = { orderId, attempt: 0 };
  const isByCard = paymentMethod === PAYMENT_METHODS.wompi.label;
  const availableAt = reconciliationAt(createdAt, 0) ?? createdAt;
  return [
    { topic: ORDER_PLACED, payload: placed },
    ...(isByCard ? [{ topic: RECONCILE_PAYMENT, payload: asked, availableAt }] : []),
  ];
}
