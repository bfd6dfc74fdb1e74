import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import type { OrderEntity } from './order.entity.js';

@Injectable()
export class VoidedPayments {
  constructor(private readonly work: UnitOfWork) {}

  async isVoided({
    id: orderId,
    isPaid,
    paymentResult,
  }: Pick<OrderEntity, 'id' | 'isPaid' | 'paymentResult'>): Promise<boolean> {
    return isPaid && this.isTransactionVoided(orderId, paymentResult?.transaction?.id ?? null);
  }

  /** By its provider, whether it settled the order or raised an alert; the shop's own void does not count. */
  async isTransactionVoided(orderId: number, transactionId: string | null): Promise<boolean> {
    if (!transactionId) return false;
    return this.work.manager
      .createQueryBuilder()
      .from('payments', 'payment')
      .where('payment.order_id = :orderId AND payment.transaction_id = :transactionId', {
        orderId,
        transactionId,
      })
      .andWhere("payment.outcome IN ('voided', 'given-back')")
      .getExists();
  }
}
