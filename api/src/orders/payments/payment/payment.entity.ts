import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

export type PaymentSource = 'event' | 'reconciliation';

/** Rows are only inserted; the unique key (provider, transaction, status) drops repeated events. */
@Keeps('tax')
@Entity('payments')
@Index('payments_once', ['provider', 'transactionId', 'status'], { unique: true })
@Index('payments_order', ['orderId'])
@Index('payments_outcome', ['outcome', 'orderId'])
export class PaymentEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 20 })
  provider: string;

  @Personal('número del pago', 'books', 'retained')
  @Column({ name: 'transaction_id', type: 'varchar', length: 100 })
  transactionId: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 20 })
  status: string;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @moneyColumn()
  amount: Centavos;

  @Impersonal()
  @Column({ type: 'varchar', length: 10 })
  currency: string;

  @Impersonal()
  @Column({ name: 'payment_method_type', type: 'varchar', length: 60 })
  paymentMethodType: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 20 })
  source: PaymentSource;

  @Impersonal()
  @Column({ type: 'varchar', length: 40 })
  outcome: string;

  @timestampColumn()
  at: Date;
}
