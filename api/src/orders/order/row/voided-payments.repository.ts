import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import type { OrderEntity } from './order.entity.js';

/** Payments that their provider took back, other than by a refund of the shop. */
@Injectable()
export class VoidedPayments {
  constructor(private readonly work: UnitOfWork) {}

  /** Whether the payment that an order is paid by is one of them. */
  async has({
    id: orderId,
    isPaid,
    paymentResult,
  }: Pick<OrderEntity, 'id' | 'isPaid' | 'paymentResult'>): Promise<boolean> {
    const transactionId = paymentResult?.transaction?.id;
    if (!isPaid || !transactionId) return false;
    return this.work.manager
      .createQueryBuilder()
      .from('payments', 'payment')
      .where('payment.order_id = :orderId AND payment.transaction_id = :transactionId', {
        orderId,
        transactionId,
      })
      .andWhere("payment.outcome = 'voided'")
      .getExists();
  }
}
