import { Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';

/** A product without stock that a person wants to be told about; the row ends with the mail. */
@Entity('restock_notices')
@Index('restock_notices_product', ['productId'])
export class RestockNoticeEntity {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}
