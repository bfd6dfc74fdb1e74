import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

export const STOCK_CAUSES = [
  'opening',
  'order',
  'cancellation',
  'assignment',
  'manual',
  'expiry',
  'late-payment',
  'return',
] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];

/** Rows are only inserted: a level is the sum of its rows. */
@Keeps('tax')
@Entity('stock_ledger')
@Index('stock_ledger_level', ['storeId', 'productId'])
@Index('stock_ledger_order', ['orderId'])
export class StockLedgerEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ name: 'store_id', type: 'integer' })
  storeId: number;

  @Column({ name: 'product_id', type: 'integer' })
  productId: number;

  /** Positive for added units, negative for taken ones. */
  @Column({ type: 'integer' })
  delta: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 20 })
  cause: StockCause;

  /** Null for the system. */
  @Personal('quién lo hizo', 'proof', 'account')
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @Column({ name: 'order_id', type: 'integer', nullable: true })
  orderId: number | null;

  @timestampColumn()
  at: Date;
}
