import { type Centavos, toPesos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderHold } from '#orders/order/hold/order-hold.service.js';
import { OrderRecords } from '#orders/order/records/order-records.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { VoidedPayments } from '#orders/order/row/voided-payments.repository.js';
import { refusalOf } from '#orders/order/states/order-refusals.js';
import { CancellationRequests } from './cancellation-requests.repository.js';
import { DeliveryProgress } from './delivery-progress.service.js';

/** Payload {@link OrderDispatched}. */
export const ORDER_DISPATCHED = 'order.dispatched';
export interface OrderDispatched {
  orderId: number;
}

export interface OrderRelease {
  readonly delivery: Omit<NonNullable<OrderEntity['delivery']>, 'date'>;
  readonly shippingPrice: Centavos;
  readonly actorId: number;
  /** For the timeline. */
  readonly detail: string;
}

@Injectable()
export class ReleaseOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly voided: VoidedPayments,
    private readonly cancellations: CancellationRequests,
    private readonly hold: OrderHold,
    private readonly progress: DeliveryProgress,
    private readonly records: OrderRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * 'Despachado': the goods leave the house. Runs in the caller's transaction with the order locked; a refusal has
   * changed nothing, so that a route may leave without the order.
   * @throws ORDERS.NOT_PAID, ORDERS.ALREADY_DISPATCHED, ORDERS.CANCELLED, ORDERS.PAYMENT_VOIDED,
   * ORDERS.CANCELLATION_ASKED, ORDERS.PAID_WITHOUT_STOCK
   */
  async release(order: OrderEntity, release: OrderRelease): Promise<void> {
    const at = await this.dispatch(order, release);
    await this.progress.store(order, 'send', { actorId: release.actorId, at });
    const dispatched: OrderDispatched = { orderId: order.id };
    await this.records.add({
      orderId: order.id,
      actorId: null,
      messages: [{ topic: ORDER_DISPATCHED, payload: dispatched }],
    });
  }

  /** 'Despachado' and delivered at once: the buyer fetched it. Like {@link release}. */
  async handOver(order: OrderEntity, release: OrderRelease): Promise<void> {
    const at = await this.dispatch(order, release);
    await this.progress.handOver(order, { actorId: release.actorId, at });
  }

  private async dispatch(order: OrderEntity, release: OrderRelease): Promise<Date> {
    await this.refuse(order);
    const { id } = order;
    const { actorId, detail, shippingPrice } = release;
    const at = this.clock.now();
    const delivery = { ...release.delivery, date: at.toISOString() };
    await this.hold.debitForDispatch(id, actorId);
    if (!(await this.orders.markDispatched(id, { delivery, deliveredAt: at, shippingPrice })))
      throw new Error(`the locked order ${id} changed its state`);
    await this.records.add({
      orderId: id,
      actorId,
      texts: [delivery.numberGuide],
      step: { name: 'OrderDispatched', detail, at },
      audited: {
        action: 'orders.dispatched',
        before: { isDelivered: false, delivery: null },
        after: { isDelivered: true, delivery, shippingPrice: toPesos(shippingPrice) },
      },
    });
    return at;
  }

  private async refuse(order: OrderEntity): Promise<void> {
    const refusal = refusalOf(order, 'dispatch');
    if (refusal) throw refusal;
    if (await this.voided.isVoided(order)) throw new AppError('ORDERS.PAYMENT_VOIDED');
    if (await this.cancellations.isOpen(order.id)) throw new AppError('ORDERS.CANCELLATION_ASKED');
  }
}
