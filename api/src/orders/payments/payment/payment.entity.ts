import type { Centavos } from '@lacteos/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';

/** Where a status came from: Wompi's signed event, or a query of the transactions API. */
export type PaymentSource = 'event' | 'reconciliation';

/**
 * A status that a payment provider reported. Rows are only inserted; the unique key (provider, transaction, status)
 * drops repeated events.
 */
@Entity('payments')
@Index('payments_once', ['provider', 'transactionId', 'status'], { unique: true })
@Index('payments_order', ['orderId'])
@Index('payments_outcome', ['outcome', 'orderId'])
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

  /** Effect of the report, see PaymentVerdict. */
  @Column({ type: 'varchar', length: 40 })
  outcome: string;

  @timestampColumn()
  at: Date;
}
