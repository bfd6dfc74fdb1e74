import { Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

@Keeps('with its owner')
@Entity('favourites')
export class FavouriteEntity {
  @Personal('cuenta', 'orders', 'erased')
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @Personal('lo que le gusta', 'orders', 'erased')
  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}
