import type { Centavos } from '@lacteos/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '../../platform/database/index.js';

/** How many pieces of a bill or coin were counted; `value` in pesos. */
export interface CashCount {
  value: number;
  count: number;
}

/** A shift at the cash desk: who opened it with which cash, and what was counted when it closed. Amounts are centavos. */
@Entity('cash_shifts')
@Index('cash_shifts_open', ['openOf'], { unique: true })
@Index('cash_shifts_opened', ['openedAt'])
export class CashShiftEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  /** The user while the shift is open, then null: its unique index lets nobody open two. */
  @Column({ name: 'open_of', type: 'integer', nullable: true })
  openOf: number | null;

  @timestampColumn({ name: 'opened_at' })
  openedAt: Date;

  @Column({ name: 'opening_counts', type: 'simple-json' })
  openingCounts: CashCount[];

  @moneyColumn({ name: 'opening_cash' })
  openingCash: Centavos;

  @timestampColumn({ name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Column({ name: 'closing_counts', type: 'simple-json', nullable: true })
  closingCounts: CashCount[] | null;

  @moneyColumn({ name: 'counted_cash', nullable: true })
  countedCash: Centavos | null;

  /** Opening cash and the cash payments that the user registered meanwhile. */
  @moneyColumn({ name: 'expected_cash', nullable: true })
  expectedCash: Centavos | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  note: string | null;
}
