import { PAYMENT_METHODS, type PaymentAlert } from '@lacteos/contracts';
import { orderStateOf, type OrderState } from '@lacteos/contracts/order-state';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { OrderHold } from '../../order/hold/order-hold.service.js';
import { OrderAccess } from '../../order/row/order-access.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { VoidedPayments } from '../../order/row/voided-payments.repository.js';
import { PaymentAlertsService } from './payment-alerts.service.js';
import { PaymentsRepository } from '../../payments/payment/payments.repository.js';
import {
  RECONCILE_PAYMENT,
  reconciliationAt,
  type Reconciliation,
} from '../../payments/payment/reconciliation-schedule.js';
import { AFTER_SALE_MAIL } from '../../payments/refunds/refund/refund-mail.js';
import { RETURN_MAILS } from '../returns/return-texts.js';
import { ReturnsRepository } from '../returns/returns.repository.js';
import { RevokeOrderService } from '../returns/revoke-order.service.js';

const HOUR_MS = 3_600_000;

/**
 * What staff do about an order whose payment the provider voided: the money is back with the buyer. Of two people at once
 * one does it; asking for the same again changes nothing.
 */
@Injectable()
export class VoidedPaymentService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly payments: PaymentsRepository,
    private readonly voided: VoidedPayments,
    private readonly alerts: PaymentAlertsService,
    private readonly revoking: RevokeOrderService,
    private readonly returns: ReturnsRepository,
    private readonly holds: OrderHold,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Cancels the order without a refund; its units come back and its invoice is credited.
   * @throws ORDERS.NOT_FOUND, ORDERS.ALREADY_DISPATCHED, EDIT.CONFLICT when the alert is over or another has come
   */
  async cancel(orderId: number, alert: PaymentAlert, reason: string, user: RequestUser): Promise<void> {
    await this.work.run(async () => {
      const order = await this.open(orderId, alert, 'cancelled');
      if (!order) return;
      await this.alerts.endVoided(order, reason, user);
      await this.revoking.revoke(orderId, reason, user);
    });
  }

  /**
   * Makes the order wait for another payment and asks the buyer for it by mail.
   * @throws ORDERS.NOT_FOUND, ORDERS.ALREADY_DISPATCHED, ORDERS.CANCELLATION_ASKED, EDIT.CONFLICT when the alert is over or
   * another has come
   */
  async askForPayment(
    orderId: number,
    alert: PaymentAlert,
    reason: string,
    user: RequestUser,
  ): Promise<void> {
    await this.work.run(async () => {
      const order = await this.open(orderId, alert, 'placed');
      if (!order) return;
      if (await this.returns.openCancellation(orderId)) throw new AppError('ORDERS.CANCELLATION_ASKED');
      await this.alerts.endVoided(order, reason, user);
      if (!(await this.orders.markReopened(orderId))) throw await this.access.refusalNow(orderId, 'reopen');
      const end = await this.holdAgain(order);
      await this.watch(order);
      await this.outbox.add(AFTER_SALE_MAIL, RETURN_MAILS.payAgain(orderId, end));
      await this.audit.record({
        actorId: user.id,
        action: 'orders.payment-asked',
        subject: 'order',
        subjectId: orderId,
        before: { isPaid: true, transaction: order.paymentResult?.transaction?.id ?? null },
        after: { isPaid: false, reason },
      });
    });
  }

  /** The locked order whose payment was voided, or null when this was done before. */
  private async open(orderId: number, alert: PaymentAlert, done: OrderState): Promise<OrderEntity | null> {
    const order = await this.orders.getLocked(orderId);
    const isDone = orderStateOf(order) === done && (await this.payments.voidsOf(orderId)) > 0;
    if (isDone && order.paymentAlert === null) return null;
    const isOther = order.paymentAlert !== null && order.paymentAlert !== alert;
    if (alert !== 'voided' || isOther || !(await this.voided.has(order))) throw new AppError('EDIT.CONFLICT');
    return order;
  }

  /** The buyer has as long as for a payment in cash: a mail has to be read. @returns the end, if units are held */
  private async holdAgain({ id, stockReleasedAt }: OrderEntity): Promise<Date | null> {
    if (stockReleasedAt) return null;
    const end = new Date(this.clock.now().getTime() + this.config.unpaidOrderHours * HOUR_MS);
    await this.holds.setEnd(id, end);
    return end;
  }

  /** Asks the provider about the new payment, in case its event never comes. */
  private async watch({ id: orderId, paymentMethod }: OrderEntity): Promise<void> {
    if (paymentMethod !== PAYMENT_METHODS.wompi.label) return;
    const message: Reconciliation = { orderId, attempt: 0 };
    await this.outbox.add(RECONCILE_PAYMENT, message, reconciliationAt(this.clock.now(), 0) ?? undefined);
  }
}
