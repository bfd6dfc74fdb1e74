import { Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** The row ends with the mail. */
@Keeps('with its owner')
@Entity('restock_notices')
@Index('restock_notices_product', ['productId'])
export class RestockNoticeEntity {
  @Personal('cuenta', 'orders', 'erased')
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @Personal('lo que espera', 'orders', 'erased')
  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}
