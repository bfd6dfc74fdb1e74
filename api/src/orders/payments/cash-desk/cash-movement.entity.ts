import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/**
 * Why cash came or went: a payment; a second payment, of an order that was paid or cancelled before; a refund; a payment that
 * was registered wrongly and is corrected; or `earlier`, cash from before the shop recorded movements, which a migration wrote.
 */
export const CASH_MOVEMENT_KINDS = ['payment', 'second', 'refund', 'correction', 'earlier'] as const;
export type CashMovementKind = (typeof CASH_MOVEMENT_KINDS)[number];

/** Cash that came into a drawer, or went out of it (negative). Rows are only inserted. */
@Keeps('tax')
@Entity('cash_movements')
@Index('cash_movements_shift', ['shiftId'])
@Index('cash_movements_order', ['orderId'])
@Index('cash_movements_refund', ['refundId'], { unique: true })
export class CashMovementEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** The shift whose drawer it moved; null: none was open. */
  @Column({ name: 'shift_id', type: 'integer', nullable: true })
  shiftId: number | null;

  @Impersonal()
  @Column({ type: 'varchar', length: 12 })
  kind: CashMovementKind;

  @moneyColumn()
  amount: Centavos;

  /** Null: what a shift expected beyond its payments before movements were recorded. */
  @Column({ name: 'order_id', type: 'integer', nullable: true })
  orderId: number | null;

  @Column({ name: 'refund_id', type: 'integer', nullable: true })
  refundId: number | null;

  /** The movement that a correction corrects. */
  @Column({ name: 'corrects_id', type: 'integer', nullable: true })
  correctsId: number | null;

  @Personal('quién recibió o entregó el efectivo', 'books', 'account')
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @timestampColumn()
  at: Date;
}
