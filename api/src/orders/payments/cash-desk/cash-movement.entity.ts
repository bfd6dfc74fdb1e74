import type { Centavos } from '@lacteos/contracts/money/money';
import type { CashMovementKind } from '@lacteos/contracts/counter/cash-movements';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** Negative: out of the drawer. Rows are only inserted. */
@Keeps('tax')
@Entity('cash_movements')
@Index('cash_movements_shift', ['shiftId'])
@Index('cash_movements_order', ['orderId'])
@Index('cash_movements_refund', ['refundId'], { unique: true })
export class CashMovementEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** null: none was open. */
  @Column({ name: 'shift_id', type: 'integer', nullable: true })
  shiftId: number | null;

  @Impersonal()
  @Column({ type: 'varchar', length: 12 })
  kind: CashMovementKind;

  @moneyColumn()
  amount: Centavos;

  /** null: cash that a shift expected beyond its payments before movements were recorded. */
  @Column({ name: 'order_id', type: 'integer', nullable: true })
  orderId: number | null;

  @Column({ name: 'refund_id', type: 'integer', nullable: true })
  refundId: number | null;

  @Column({ name: 'corrects_id', type: 'integer', nullable: true })
  correctsId: number | null;

  @Personal('quién recibió o entregó el efectivo', 'books', 'account')
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @Personal('nota de un movimiento de caja', 'books', 'retained')
  @Column({ type: 'varchar', length: 200, nullable: true })
  note: string | null;

  @Personal('foto del recibo de un gasto', 'books', 'retained')
  @Column({ type: 'varchar', length: 300, nullable: true })
  photo: string | null;

  @timestampColumn()
  at: Date;
}
