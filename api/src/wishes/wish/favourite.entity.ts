import { Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';

/** A product that a person likes; the primary key allows one row per person and product. */
@Entity('favourites')
export class FavouriteEntity {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}
