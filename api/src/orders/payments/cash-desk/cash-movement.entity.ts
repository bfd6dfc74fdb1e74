import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/**
 * `second`: of an order paid or cancelled before. `correction`: of a wrongly registered payment. `earlier`: cash from
 * before movements were recorded, written by a migration.
 */
export const CASH_MOVEMENT_KINDS = ['payment', 'second', 'refund', 'correction', 'earlier'] as const;
export type CashMovementKind = (typeof CASH_MOVEMENT_KINDS)[number];

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

  @timestampColumn()
  at: Date;
}
