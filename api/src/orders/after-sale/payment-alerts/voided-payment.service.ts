import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { NewMessage } from '#platform/outbox/index.js';
import { OrderHold } from '../../order/hold/order-hold.service.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { refusalOf } from '../../order/states/order-refusals.js';
import { OrderRecords } from '../../order/records/order-records.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { PaymentAlertsService } from './payment-alerts.service.js';
import {
  RECONCILE_PAYMENT,
  reconciliationAt,
  type Reconciliation,
} from '../../payments/payment/reconciliation-schedule.js';
import { AFTER_SALE_MAIL } from '../../payments/refunds/refund/refund-mail.js';
import { RETURN_MAILS } from '../returns/return-texts.js';
import { ReturnsRepository } from '../returns/returns.repository.js';
import { RevokeOrderService } from '../returns/revoke-order.service.js';

/** The provider voided the payment: the buyer has the money. Idempotent; of two people at once one succeeds. */
@Injectable()
export class VoidedPaymentService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly alerts: PaymentAlertsService,
    private readonly revoking: RevokeOrderService,
    private readonly returns: ReturnsRepository,
    private readonly holds: OrderHold,
    private readonly records: OrderRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the units and credits the invoice; no refund. @throws ORDERS.NOT_FOUND, ORDERS.ALREADY_DISPATCHED,
   * EDIT.CONFLICT when the alert is over or another has come
   */
  async cancel(orderId: number, alert: PaymentAlert, reason: string, user: RequestUser): Promise<void> {
    await this.work.run(async () => {
      const order = await this.alerts.getVoided(orderId, alert, 'cancelled');
      if (!order) return;
      await this.alerts.endVoided(order, reason, user);
      await this.revoking.revoke(orderId, reason, user);
    });
  }

  /**
   * Mails the buyer a request for another payment.
   * @throws ORDERS.NOT_FOUND, ORDERS.ALREADY_DISPATCHED, ORDERS.CANCELLATION_ASKED, EDIT.CONFLICT when the alert is
   * over or another has come
   */
  async askForPayment(
    orderId: number,
    alert: PaymentAlert,
    reason: string,
    user: RequestUser,
  ): Promise<void> {
    await this.work.run(async () => {
      const order = await this.alerts.getVoided(orderId, alert, 'placed');
      if (!order) return;
      if (await this.returns.openCancellation(orderId)) throw new AppError('ORDERS.CANCELLATION_ASKED');
      await this.alerts.endVoided(order, reason, user);
      const refusal = refusalOf(order, 'reopen');
      if (refusal) throw refusal;
      await this.orders.markReopened(orderId);
      // Waits as long as for a payment in cash: a mail has to be read.
      const end = await this.holds.holdAgain(order);
      await this.records.add({
        orderId,
        actorId: user.id,
        audited: {
          action: 'orders.payment-asked',
          before: { isPaid: true, transaction: order.paymentResult?.transaction?.id ?? null },
          after: { isPaid: false, reason },
        },
        messages: [
          ...this.reconciliationOf(order),
          { topic: AFTER_SALE_MAIL, payload: RETURN_MAILS.payAgain(orderId, end) },
        ],
      });
    });
  }

  private reconciliationOf({ id: orderId, paymentMethod }: OrderEntity): NewMessage[] {
    if (paymentMethod !== PAYMENT_METHODS.wompi.label) return [];
    const payload: Reconciliation = { orderId, attempt: 0 };
    const availableAt = reconciliationAt(this.clock.now(), 0) ?? undefined;
    return [{ topic: RECONCILE_PAYMENT, payload, availableAt }];
  }
}
