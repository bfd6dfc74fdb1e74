import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import type { ComparisonResult } from './compare.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** At most one per day. */
@Keeps('tax')
@Entity('siigo_comparisons')
@Index('siigo_comparisons_day', ['day'], { unique: true })
export class SiigoComparisonEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 10 })
  day: string;

  /** Null while running. */
  @Personal('identificación de facturas sin pedido', 'books', 'retained')
  @Column({ type: 'simple-json', nullable: true })
  result: ComparisonResult | null;

  @timestampColumn({ name: 'started_at' })
  startedAt: Date;

  @timestampColumn({ name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
