import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A line of a cart; the primary key allows one line per user and product. */
@Entity('cart_items')
export class CartItemEntity {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ type: 'integer' })
  quantity: number;
}
