import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import type { RefundState, RefundWay } from './refund-states.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** The unique request key allows one refund per cause. */
@Keeps('tax')
@Entity('refunds')
@Index('refunds_request', ['requestKey'], { unique: true })
@Index('refunds_reference', ['reference'], { unique: true })
@Index('refunds_order', ['orderId'])
@Index('refunds_shift', ['shiftId'])
@Index('refunds_state', ['state', 'updatedAt'])
@Index('refunds_done', ['doneAt'])
export class RefundEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  /** null for a cancellation or a payment that nobody owed. */
  @Column({ name: 'return_id', type: 'integer', nullable: true })
  returnId: number | null;

  /** The cause, e.g. 'order:7:cancelled'. */
  @Impersonal()
  @Column({ name: 'request_key', type: 'varchar', length: 140 })
  requestKey: string;

  /** false: it gives back another payment than the one that settled the order. */
  @Column({ name: 'is_of_order', type: 'boolean' })
  isOfOrder: boolean;

  @moneyColumn()
  amount: Centavos;

  @Impersonal()
  @Column({ type: 'varchar', length: 12 })
  way: RefundWay;

  @Impersonal()
  @Column({ type: 'varchar', length: 20 })
  state: RefundState;

  @Impersonal()
  @Column({ type: 'varchar', length: 40 })
  reference: string;

  @Personal('número del pago', 'books', 'retained')
  @Column({ name: 'transaction_id', type: 'varchar', length: 100, nullable: true })
  transactionId: string | null;

  @Impersonal()
  @Column({ name: 'provider_id', type: 'varchar', length: 100, nullable: true })
  providerId: string | null;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'integer', default: 0 })
  absences: number;

  @Column({ type: 'integer', default: 0 })
  waits: number;

  /** Outbox messages name a version. */
  @Column({ type: 'integer', default: 0 })
  version: number;

  /** Encrypted; deleted once the money is transferred. */
  @Personal('cuenta bancaria, cifrada; se borra al pagar', 'orders', 'erased')
  @Column({ name: 'sealed_account', type: 'text', nullable: true })
  sealedAccount: string | null;

  @Personal('quién lo registró', 'proof', 'account')
  @Column({ name: 'entered_by', type: 'integer', nullable: true })
  enteredBy: number | null;

  @Personal('quién lo aprobó', 'proof', 'account')
  @Column({ name: 'approved_by', type: 'integer', nullable: true })
  approvedBy: number | null;

  @Personal('número de la transferencia', 'books', 'retained')
  @Column({ name: 'payment_number', type: 'varchar', length: 60, nullable: true })
  paymentNumber: string | null;

  @Column({ name: 'shift_id', type: 'integer', nullable: true })
  shiftId: number | null;

  /** Part of a counter sale that it gives back. */
  @Column({ name: 'part_id', type: 'integer', nullable: true })
  partId: number | null;

  /** Cash handed back beyond the amount, as it was when the part was paid. */
  @moneyColumn({ default: 0 })
  rounding: Centavos;

  @Personal('motivo', 'books', 'searched')
  @Column({ type: 'varchar', length: 200 })
  reason: string;

  @Personal('por qué espera', 'books', 'searched')
  @Column({ type: 'varchar', length: 250, nullable: true })
  detail: string | null;

  @Personal('quién lo pidió', 'proof', 'account')
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;

  @timestampColumn({ name: 'updated_at' })
  updatedAt: Date;

  @timestampColumn({ name: 'done_at', nullable: true })
  doneAt: Date | null;
}
