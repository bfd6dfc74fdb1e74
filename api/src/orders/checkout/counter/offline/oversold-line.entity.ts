import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** Units that a till without a network sold beyond what the store had by the books. */
@Keeps('with its owner')
@Entity('oversold_lines')
@Index('oversold_lines_checked', ['checkedAt', 'orderId'])
export class OversoldLineEntity {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ type: 'integer' })
  quantity: number;

  /** null: nobody has counted yet. */
  @timestampColumn({ name: 'checked_at', nullable: true })
  checkedAt: Date | null;

  @Personal('quién revisó la existencia', 'proof', 'account')
  @Column({ name: 'checked_by', type: 'integer', nullable: true })
  checkedBy: number | null;
}
