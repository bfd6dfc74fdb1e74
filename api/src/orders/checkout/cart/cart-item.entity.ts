import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Keeps, Personal } from '#platform/stored-data/index.js';

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
