import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** A counter sale has at least one part, whose amounts add up to its total; other orders have none. */
@Keeps('tax')
@Entity('order_payments')
@Index('order_payments_position', ['orderId', 'position'], { unique: true })
@Index('order_payments_later', ['position', 'orderId'])
export class OrderPaymentEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Column({ type: 'integer' })
  position: number;

  @Column({ name: 'payment_id', type: 'integer' })
  paymentId: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 60 })
  method: string;

  /** Its part of the total, in centavos. */
  @moneyColumn()
  amount: Centavos;

  /** Handed over beyond the amount, because no smaller coins exist; negative: less. Cash only. */
  @moneyColumn({ default: 0 })
  rounding: Centavos;

  /** Before the change was given; null: not cash. */
  @moneyColumn({ nullable: true })
  received: Centavos | null;

  @Personal('número del pago', 'books', 'retained')
  @Column({ type: 'varchar', length: 60, nullable: true })
  reference: string | null;

  @timestampColumn()
  at: Date;
}
