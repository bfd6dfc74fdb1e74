import type { Centavos } from '@lacteos/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '../../platform/database/index.js';

/** How the shop learnt of a state: Wompi's signed event, or the shop's own question to the transactions API. */
export type PaymentSource = 'event' | 'reconciliation';

/**
 * What a payment provider said about a transaction, once per (provider, transaction, status): the unique key turns every
 * further copy of an event into nothing. Rows are only ever added.
 */
@Entity('payments')
@Index('payments_once', ['provider', 'transactionId', 'status'], { unique: true })
@Index('payments_order', ['orderId'])
export class PaymentEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 20 })
  provider: string;

  @Column({ name: 'transaction_id', type: 'varchar', length: 100 })
  transactionId: string;

  @Column({ type: 'varchar', length: 20 })
  status: string;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @moneyColumn()
  amount: Centavos;

  @Column({ type: 'varchar', length: 10 })
  currency: string;

  @Column({ name: 'payment_method_type', type: 'varchar', length: 60 })
  paymentMethodType: string;

  @Column({ type: 'varchar', length: 20 })
  source: PaymentSource;

  /** What followed: see PaymentVerdict. */
  @Column({ type: 'varchar', length: 40 })
  outcome: string;

  @timestampColumn()
  at: Date;
}
