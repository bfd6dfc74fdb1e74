import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import { AuditedAs, Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** `value` in pesos. */
export interface CashCount {
  value: number;
  count: number;
}

/** Amounts in centavos. */
@Keeps('tax')
@AuditedAs('cash-shift', 'Turno de caja')
@Entity('cash_shifts')
@Index('cash_shifts_open', ['openOf'], { unique: true })
@Index('cash_shifts_opened', ['openedAt'])
export class CashShiftEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Personal('cajero', 'books', 'account')
  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  @Column({ name: 'store_id', type: 'integer', default: 0 })
  storeId: number;

  /** User id while open, then null: the unique index allows one open shift per user. */
  @Personal('cajero', 'books', 'account')
  @Column({ name: 'open_of', type: 'integer', nullable: true })
  openOf: number | null;

  @timestampColumn({ name: 'opened_at' })
  openedAt: Date;

  @Impersonal()
  @Column({ name: 'opening_counts', type: 'simple-json' })
  openingCounts: CashCount[];

  @moneyColumn({ name: 'opening_cash' })
  openingCash: Centavos;

  @timestampColumn({ name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Impersonal()
  @Column({ name: 'closing_counts', type: 'simple-json', nullable: true })
  closingCounts: CashCount[] | null;

  @moneyColumn({ name: 'counted_cash', nullable: true })
  countedCash: Centavos | null;

  /** Opening cash plus movements; stored at closing. */
  @moneyColumn({ name: 'expected_cash', nullable: true })
  expectedCash: Centavos | null;

  @Personal('nota del cajero', 'books', 'searched')
  @Column({ type: 'varchar', length: 500, nullable: true })
  note: string | null;

  /** Makes a lock a change, which the nodes of a cluster compare. */
  @Column({ name: 'lock_count', type: 'integer', default: 0, select: false })
  lockCount?: number;
}
