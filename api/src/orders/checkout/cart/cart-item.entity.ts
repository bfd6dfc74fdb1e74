import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** A line of a cart; the primary key allows one line per user and product. */
@Keeps('bounded')
@Entity('cart_items')
export class CartItemEntity {
  @Personal('cuenta', 'orders', 'erased')
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @Personal('lo que quiere comprar', 'orders', 'erased')
  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ type: 'integer' })
  quantity: number;
}
