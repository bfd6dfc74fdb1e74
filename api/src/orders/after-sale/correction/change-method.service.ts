import { PAYMENT_METHODS, type PaymentMethodLabel } from '@lacteos/contracts/orders/payment-methods';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { NewMessage } from '#platform/outbox/index.js';
import { OrderHold } from '../../order/hold/order-hold.service.js';
import { OrderRecords } from '../../order/records/order-records.js';
import { OrderAccess } from '../../order/row/order-access.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { refusalOf } from '../../order/states/order-refusals.js';
import { OrderTimeline } from '../../order/timeline/order-timeline.js';
import { PaymentsRepository } from '../../payments/payment/payments.repository.js';
import {
  RECONCILE_PAYMENT,
  reconciliationAt,
  type Reconciliation,
} from '../../payments/payment/reconciliation-schedule.js';
import type { PaymentTypeDto } from '../../payments/payment/payment-type.dto.js';
import { PaymentTypesService } from '../../payments/payment/payment-types.service.js';

const BY_CARD = PAYMENT_METHODS.wompi.label;

@Injectable()
export class ChangeMethodService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly types: PaymentTypesService,
    private readonly payments: PaymentsRepository,
    private readonly hold: OrderHold,
    private readonly timeline: OrderTimeline,
    private readonly records: OrderRecords,
  ) {}

  /**
   * Idempotent. Locks the order, so that a concurrent payment comes first or finds the new method.
   * @throws ORDERS.NOT_FOUND, ORDERS.PAYMENT_METHOD_MISMATCH, ORDERS.ALREADY_PAID, ORDERS.CANCELLED, ORDERS.HOLD_OVER,
   * ORDERS.PAYMENT_PENDING
   */
  async change(orderId: number, method: PaymentMethodLabel, user: RequestUser): Promise<void> {
    const { userId } = await this.access.get(orderId, user);
    if (userId !== user.id) throw new AppError('ORDERS.NOT_FOUND');
    const wanted = await this.types.getOrderable(user.id_role, method);
    await this.work.run(async () => {
      const order = await this.orders.getLocked(orderId);
      const refusal = refusalOf(order, 'registerPayment');
      if (refusal) throw refusal;
      if (order.paymentMethod === wanted.name) return;
      if (order.stockReleasedAt) throw new AppError('ORDERS.HOLD_OVER');
      if (await this.payments.hasPending(orderId)) throw new AppError('ORDERS.PAYMENT_PENDING');
      await this.apply(order, wanted);
    });
  }

  private async apply(order: OrderEntity, { id: paymentId, name }: PaymentTypeDto): Promise<void> {
    const { id: orderId, userId: actorId, paymentMethod: before } = order;
    const messages = name === BY_CARD ? await this.messagesOf(order) : [];
    await this.orders.change(orderId, { paymentMethod: name, paymentId });
    await this.hold.extendFor({ ...order, paymentMethod: name });
    await this.records.add({
      orderId,
      actorId,
      step: { name: 'MethodChanged', detail: `De ${before} a ${name}` },
      audited: {
        action: 'orders.method-changed',
        before: { paymentMethod: before },
        after: { paymentMethod: name },
      },
      messages,
    });
  }

  /** One chain of questions to the provider per order, however often the method changes. */
  private async messagesOf({ id: orderId, createdAt }: OrderEntity): Promise<NewMessage[]> {
    const steps = await this.timeline.findSteps(orderId);
    const wasByCard = steps.some(({ name, detail }) => name === 'MethodChanged' && detail?.includes(BY_CARD));
    const availableAt = reconciliationAt(createdAt, 0);
    if (wasByCard || !availableAt) return [];
    return [
      {
        topic: RECONCILE_PAYMENT,
        payload: { orderId, attempt: 0 } satisfies Reconciliation,
        availableAt,
      },
    ];
  }
}
