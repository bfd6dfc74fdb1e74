import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { Injectable } from '@nestjs/common';

import type { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { VoidedPayments } from '#orders/order/row/voided-payments.repository.js';
import { OrderTimeline } from '#orders/order/timeline/order-timeline.js';
import { AlertedPayments } from './alerted-payments.js';
import { OrderSettlement } from './order-settlement.js';

const VOIDED: PaymentAlert = 'voided';

/** Payments that did not settle their order and that the provider voided: the buyer has the money. */
@Injectable()
export class GivenBackPayments {
  constructor(
    private readonly orders: OrderRepository,
    private readonly alerted: AlertedPayments,
    private readonly voided: VoidedPayments,
    private readonly settlement: OrderSettlement,
    private readonly timeline: OrderTimeline,
  ) {}

  /** Call it with the order locked, after the report of the void, in its transaction. */
  async record(order: OrderEntity, transactionId: string): Promise<void> {
    const { id: orderId } = order;
    await this.timeline.record({
      orderId,
      name: 'PaymentGivenBack',
      actorId: null,
      detail: `El dinero volvió al comprador. Transacción ${transactionId}.`,
    });
    await this.settlement.followVoid(orderId, transactionId);
    await this.updateAlert(order, transactionId);
  }

  /** It stays while another payment, or a report by staff, is behind it. */
  private async updateAlert(order: OrderEntity, transactionId: string): Promise<void> {
    const { id: orderId, paymentAlert } = order;
    if (paymentAlert === null || paymentAlert !== (await this.alerted.alertOf(orderId, transactionId)))
      return;
    const { reports, isReportedByStaff } = await this.alerted.findOpen(orderId);
    if (isReportedByStaff || reports.some(({ outcome }) => outcome === paymentAlert)) return;
    const earlier = reports.at(-1);
    if (earlier) {
      await this.orders.change(orderId, { paymentAlert: earlier.outcome });
      return;
    }
    const isOwing = orderStateOf(order) === 'paid' && (await this.voided.isVoided(order));
    await this.orders.change(orderId, { paymentAlert: isOwing ? VOIDED : null });
    await this.timeline.record({
      orderId,
      name: 'PaymentAlertResolved',
      actorId: null,
      detail: 'El proveedor anuló el pago: no hay nada que devolver.',
    });
  }
}
