import type { PaymentAlert } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { selectEntitiesBy, UnitOfWork } from '#platform/database/index.js';
import { PaymentEntity } from './payment.entity.js';

const VOIDED_OUTCOME: PaymentAlert = 'voided';

/** Queries of payment reports. */
@Injectable()
export class PaymentsRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Reports on an order, oldest first. */
  ofOrder(orderId: number): Promise<PaymentEntity[]> {
    return selectEntitiesBy(this.work.manager, PaymentEntity, 'order_id', orderId, 'ORDER BY id');
  }

  /** How many payments that settled an order its provider took back, other than by a refund of the shop. */
  voidsOf(orderId: number): Promise<number> {
    return this.work.manager.countBy(PaymentEntity, { orderId, outcome: VOIDED_OUTCOME });
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
