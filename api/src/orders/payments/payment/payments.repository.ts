import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';

import { insertionOf, selectEntitiesBy, type Statement, UnitOfWork } from '#platform/database/index.js';
import { RefundEntity } from '../refunds/refund/refund.entity.js';
import { OrderPaymentEntity } from '../../order/row/order-payment.entity.js';
import { PaymentEntity } from './payment.entity.js';

export type NewPart = Omit<OrderPaymentEntity, 'id' | 'orderId' | 'position' | 'at'>;

const INTO_PARTS =
  'order_payments (order_id, position, payment_id, method, amount, rounding, received, reference, at)';
const VOIDED_OUTCOME: PaymentAlert = 'voided';
const PENDING = 'PENDING';
const DECLINED: readonly string[] = ['DECLINED', 'ERROR'];

@Injectable()
export class PaymentsRepository {
  constructor(private readonly work: UnitOfWork) {}

  ofOrder(orderId: number): Promise<PaymentEntity[]> {
    return selectEntitiesBy(this.work.manager, PaymentEntity, 'order_id', orderId, 'ORDER BY id');
  }

  /** Of a counter sale; empty for other orders. */
  partsOf(orderId: number): Promise<OrderPaymentEntity[]> {
    return selectEntitiesBy(this.work.manager, OrderPaymentEntity, 'order_id', orderId, 'ORDER BY position');
  }

  partsOfAll(orderIds: readonly number[]): Promise<OrderPaymentEntity[]> {
    if (orderIds.length === 0) return Promise.resolve([]);
    return this.work.manager.find(OrderPaymentEntity, {
      where: { orderId: In([...orderIds]) },
      order: { orderId: 'ASC', position: 'ASC' },
    });
  }

  buildInsertParts(orderId: number, parts: readonly NewPart[], at: Date): Statement {
    return insertionOf(
      INTO_PARTS,
      parts.map(({ paymentId, method, amount, rounding, received, reference }, position) => [
        ...[orderId, position, paymentId, method],
        ...[amount, rounding, received, reference, at],
      ]),
    );
  }

  async hasPending(orderId: number): Promise<boolean> {
    return (await this.findAttempts(orderId)).isPending;
  }

  /** `isPending`: one is under way. `isVoided`: the provider took back one that had settled the order. */
  async findAttempts(orderId: number): Promise<{ isPending: boolean; isVoided: boolean }> {
    const reports = await this.ofOrder(orderId);
    const finished = new Set(
      reports.filter(({ status }) => status !== PENDING).map(({ transactionId }) => transactionId),
    );
    return {
      isPending: reports.some(
        ({ status, transactionId }) => status === PENDING && !finished.has(transactionId),
      ),
      isVoided: reports.some(({ outcome }) => outcome === VOIDED_OUTCOME),
    };
  }

  /** Whether the last attempt to pay came to nothing. */
  async isDeclined(orderId: number): Promise<boolean> {
    const last = (await this.ofOrder(orderId)).at(-1);
    return last !== undefined && DECLINED.includes(last.status);
  }

  /** The shop asked for this void; one that it has not asked for yet is the provider's. */
  isOwnVoid(transactionId: string): Promise<boolean> {
    return this.work.manager.existsBy(RefundEntity, { transactionId, way: 'void', attempts: MoreThan(0) });
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
