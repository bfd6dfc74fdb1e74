import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Keeps } from '#platform/stored-data/index.js';

/** Store 0 is the factory. Only StockService writes it. */
@Keeps('bounded')
@Entity('stock_levels')
@Check('stock_levels_not_negative', 'quantity >= 0')
@Index('stock_levels_product', ['productId'])
export class StockLevelEntity {
  @PrimaryColumn({ name: 'store_id', type: 'integer' })
  storeId: number;

  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ type: 'integer' })
  quantity: number;
}
