import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** Amounts in centavos without VAT. Rows are only inserted. */
@Keeps('tax')
@Entity('product_price_changes')
@Index('product_price_changes_product', ['productId', 'id'])
export class PriceChangeEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ name: 'product_id', type: 'integer' })
  productId: number;

  /** Null for the initial price. */
  @moneyColumn({ name: 'price_before', nullable: true })
  before: Centavos | null;

  @moneyColumn({ name: 'price_after' })
  after: Centavos;

  @Personal('quién lo hizo', 'proof', 'account')
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @timestampColumn()
  at: Date;
}
