import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import { orderStateOf, type OrderState } from '@lacteos/contracts/order-state';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderHold } from '../../order/hold/order-hold.service.js';
import { OrderAccess } from '../../order/row/order-access.js';
import { refusalOf } from '../../order/states/order-refusals.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { OrderRecords } from '../../order/records/order-records.js';
import { VoidedPayments } from '../../order/row/voided-payments.repository.js';
import { PaymentsRepository } from '../../payments/payment/payments.repository.js';

const VOIDED: PaymentAlert = 'voided';

@Injectable()
export class PaymentAlertsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly payments: PaymentsRepository,
    private readonly voided: VoidedPayments,
    private readonly holds: OrderHold,
    private readonly records: OrderRecords,
  ) {}

  /**
   * Before its dispatch an order without money keeps the alert that says so.
   * @throws ORDERS.NOT_FOUND, ORDERS.PAYMENT_VOIDED, EDIT.CONFLICT when another alert has come meanwhile
   */
  async resolve(orderId: number, alert: PaymentAlert, reason: string, user: RequestUser): Promise<void> {
    await this.access.getForStaff(orderId, user);
    await this.work.run(async () => {
      const order = await this.orders.getLocked(orderId);
      if (order.paymentAlert === null) return;
      if (order.paymentAlert !== alert) throw new AppError('EDIT.CONFLICT');
      const isOwing = orderStateOf(order) === 'paid' && (await this.voided.isVoided(order));
      if (isOwing && alert === VOIDED) throw new AppError('ORDERS.PAYMENT_VOIDED');
      await this.closeAlert(order, alert, reason, user, isOwing ? VOIDED : null);
    });
  }

  /**
   * null: the alert is over and the order is in the wanted state. @throws ORDERS.NOT_FOUND, EDIT.CONFLICT when the
   * alert is over or another has come
   */
  async getVoided(orderId: number, alert: PaymentAlert, wanted: OrderState): Promise<OrderEntity | null> {
    const order = await this.orders.getLocked(orderId);
    const isDone = orderStateOf(order) === wanted && (await this.payments.voidsOf(orderId)) > 0;
    if (isDone && order.paymentAlert === null) return null;
    const isOther = order.paymentAlert !== null && order.paymentAlert !== alert;
    if (alert !== VOIDED || isOther || !(await this.voided.isVoided(order)))
      throw new AppError('EDIT.CONFLICT');
    return order;
  }

  /** Call it with the order locked, when it is cancelled or waits for another payment. */
  async endVoided(order: OrderEntity, reason: string, user: RequestUser): Promise<void> {
    await this.access.getForStaff(order.id, user);
    await this.closeAlert(order, VOIDED, reason, user, null);
  }

  /** @throws ORDERS.NOT_FOUND, ORDERS.CANCELLED, ORDERS.PAID_WITHOUT_STOCK while units are missing */
  async takeStock(orderId: number, user: RequestUser): Promise<void> {
    await this.access.getForStaff(orderId, user);
    await this.work.run(async () => {
      const order = await this.orders.getLocked(orderId);
      if (!order.paidWithoutStock) return;
      const refusal = refusalOf(order, 'dispatch');
      if (refusal) throw refusal;
      await this.holds.debitForDispatch(orderId, user.id);
      await this.records.add({
        orderId,
        actorId: user.id,
        audited: {
          action: 'orders.stock-taken',
          before: { paidWithoutStock: true },
          after: { paidWithoutStock: false },
        },
      });
    });
  }

  private async closeAlert(
    { id: orderId }: OrderEntity,
    before: PaymentAlert,
    reason: string,
    user: RequestUser,
    paymentAlert: PaymentAlert | null,
  ): Promise<void> {
    await this.orders.change(orderId, { paymentAlert });
    await this.records.add({
      orderId,
      actorId: user.id,
      step: { name: 'PaymentAlertResolved', detail: reason },
      audited: {
        action: 'orders.alert-resolved',
        before: { paymentAlert: before },
        after: { paymentAlert, reason },
      },
    });
  }
}
