import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A line of a cart. The pair is the key: a product has one line per user. */
@Entity('cart_items')
export class CartItemEntity {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ type: 'integer' })
  quantity: number;
}
