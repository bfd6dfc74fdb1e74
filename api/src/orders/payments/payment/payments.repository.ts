import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import { Injectable } from '@nestjs/common';

import { selectEntitiesBy, UnitOfWork } from '#platform/database/index.js';
import { RefundEntity } from '../refunds/refund/refund.entity.js';
import { PaymentEntity } from './payment.entity.js';

const VOIDED_OUTCOME: PaymentAlert = 'voided';
const PENDING = 'PENDING';
const DECLINED: readonly string[] = ['DECLINED', 'ERROR'];

@Injectable()
export class PaymentsRepository {
  constructor(private readonly work: UnitOfWork) {}

  ofOrder(orderId: number): Promise<PaymentEntity[]> {
    return selectEntitiesBy(this.work.manager, PaymentEntity, 'order_id', orderId, 'ORDER BY id');
  }

  async hasPending(orderId: number): Promise<boolean> {
    const reports = await this.ofOrder(orderId);
    const finished = new Set(
      reports.filter(({ status }) => status !== PENDING).map(({ transactionId }) => transactionId),
    );
    return reports.some(({ status, transactionId }) => status === PENDING && !finished.has(transactionId));
  }

  /** Whether the last attempt to pay came to nothing. */
  async isDeclined(orderId: number): Promise<boolean> {
    const last = (await this.ofOrder(orderId)).at(-1);
    return last !== undefined && DECLINED.includes(last.status);
  }

  /** The shop asked for this void. */
  isOwnVoid(transactionId: string): Promise<boolean> {
    return this.work.manager.existsBy(RefundEntity, { transactionId, way: 'void' });
  }

  /** Settling payments that the provider took back; the shop's refunds do not count. */
  voidsOf(orderId: number): Promise<number> {
    return this.work.manager.countBy(PaymentEntity, { orderId, outcome: VOIDED_OUTCOME });
  }

  isRecorded(provider: string, transactionId: string, status: string): Promise<boolean> {
    return this.work.manager.existsBy(PaymentEntity, { provider, transactionId, status });
  }

  /** @throws a duplicate key when the transaction had this status before */
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
