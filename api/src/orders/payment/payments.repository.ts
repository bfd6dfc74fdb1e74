import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { PaymentEntity } from './payment.entity.js';

/** Queries of payment reports. */
@Injectable()
export class PaymentsRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Reports on an order, oldest first. */
  ofOrder(orderId: number): Promise<PaymentEntity[]> {
    return this.work.manager.find(PaymentEntity, { where: { orderId }, order: { id: 'ASC' } });
  }

  /** True when the transaction was received with this status. */
  has(provider: string, transactionId: string, status: string): Promise<boolean> {
    return this.work.manager.existsBy(PaymentEntity, { provider, transactionId, status });
  }

  /** Inserts a report. @throws a duplicate key when the transaction had this status before */
  async add(payment: Omit<PaymentEntity, 'id'>): Promise<void> {
    await this.work.manager
      .createQueryBuilder()
      .insert()
      .into(PaymentEntity)
      .values(payment)
      .updateEntity(false)
      .execute();
  }
}
