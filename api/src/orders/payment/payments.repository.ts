import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '../../platform/database/index.js';
import { PaymentEntity } from './payment.entity.js';

/** The statements on what payment providers reported. */
@Injectable()
export class PaymentsRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** What is known of an order's transactions, oldest first. */
  ofOrder(orderId: number): Promise<PaymentEntity[]> {
    return this.work.manager.find(PaymentEntity, { where: { orderId }, order: { id: 'ASC' } });
  }

  /** Adds a report; a second one of the same transaction and status fails with a duplicate key. */
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
