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
@Index('cash_shifts_drawer', ['openDrawer'], { unique: true })
@Index('cash_shifts_opened', ['openedAt'])
@Index('cash_shifts_closed', ['closedAt'])
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

  /** null: from before shifts had drawers. */
  @Column({ name: 'drawer_id', type: 'integer', nullable: true })
  drawerId: number | null;

  /** Drawer id while open, then null: the unique index allows one open shift per drawer. */
  @Column({ name: 'open_drawer', type: 'integer', nullable: true })
  openDrawer: number | null;

  @timestampColumn({ name: 'opened_at' })
  openedAt: Date;

  @Impersonal()
  @Column({ name: 'opening_counts', type: 'simple-json' })
  openingCounts: CashCount[];

  @moneyColumn({ name: 'opening_cash' })
  openingCash: Centavos;

  @timestampColumn({ name: 'closed_at', nullable: true })
  closedAt: Date | null;

  /** Counted before the difference was shown; null: closed at the first count, or not counted. */
  @Impersonal()
  @Column({ name: 'first_counts', type: 'simple-json', nullable: true })
  firstCounts: CashCount[] | null;

  @timestampColumn({ name: 'first_counted_at', nullable: true })
  firstCountedAt: Date | null;

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
