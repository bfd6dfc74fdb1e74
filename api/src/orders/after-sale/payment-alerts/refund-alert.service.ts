import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { CashMovementEntity } from '../../payments/cash-desk/cash-movement.entity.js';
import { CashMovementRepository } from '../../payments/cash-desk/cash-movement.repository.js';
import { PaymentAlertsService } from './payment-alerts.service.js';
import type { PaymentEntity } from '../../payments/payment/payment.entity.js';
import { AlertedPayments } from '../../payments/payment/alerted-payments.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.js';
import { type RefundCause, RefundsService } from '../../payments/refunds/refunds.service.js';

@Injectable()
export class RefundAlertService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly alerted: AlertedPayments,
    private readonly known: RefundsRepository,
    private readonly cash: CashMovementRepository,
    private readonly refunds: RefundsService,
    private readonly alerts: PaymentAlertsService,
  ) {}

  /**
   * Refunds the payments that raised the alert since the last one, and ends it. Idempotent.
   * @throws ORDERS.NOT_FOUND, EDIT.CONFLICT when the alert is over or another has come, REFUNDS.NO_PAYMENT,
   * REFUNDS.GIVEN_BACK when the provider voided the payment
   */
  async refund(orderId: number, alert: PaymentAlert, reason: string, user: RequestUser): Promise<void> {
    await this.work.run(async () => {
      const order = await this.orders.lock(orderId);
      const open = await this.openPayments(orderId, alert);
      if (order?.paymentAlert === null) return this.requireBegun(orderId, alert);
      await this.alerts.resolve(orderId, alert, reason, user);
      if (open.length === 0) throw new AppError('REFUNDS.NO_PAYMENT');
      for (const { requestKey, ...payment } of open)
        await this.refunds.begin({
          orderId,
          amount: payment.amount,
          requestKey,
          reason,
          actorId: user.id,
          payment,
        });
    });
  }

  private async openPayments(orderId: number, alert: PaymentAlert): Promise<OpenPayment[]> {
    const { reports, cash } = await this.alerted.findOpen(orderId);
    const approved = reports.filter(({ outcome }) => outcome === alert);
    return [...approved.map(ofProvider), ...cash.map(inCash)];
  }

  private async requireBegun(orderId: number, alert: PaymentAlert): Promise<void> {
    const last = await this.alerted.findLast(orderId, alert);
    const cash = (await this.cash.secondPayments(orderId, new Date(0))).at(-1);
    for (const { requestKey } of [
      ...(last ? [ofProvider(last.report)] : []),
      ...(cash ? [inCash(cash)] : []),
    ])
      if (await this.known.findByKey(requestKey)) return;
    throw new AppError(last?.isGivenBack ? 'REFUNDS.GIVEN_BACK' : 'EDIT.CONFLICT');
  }
}

type OpenPayment = NonNullable<RefundCause['payment']> & { readonly requestKey: string };

const ofProvider = ({ transactionId, paymentMethodType: type, amount, at }: PaymentEntity): OpenPayment => ({
  requestKey: `alert:${transactionId}`,
  ...{ transactionId, type, amount, at },
});
const inCash = ({ id, amount, at }: CashMovementEntity): OpenPayment => ({
  requestKey: `alert:cash:${id}`,
  ...{ transactionId: null, type: null, amount, at },
});
