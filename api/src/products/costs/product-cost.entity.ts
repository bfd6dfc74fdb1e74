import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** Unit cost in [validFrom, validUntil), in centavos without VAT. */
@Keeps('tax')
@Entity('product_costs')
export class ProductCostEntity {
  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  /** Start of a Colombian day. */
  @PrimaryColumn({ name: 'valid_from', type: 'datetime', precision: 3 })
  validFrom: Date;

  @timestampColumn({ name: 'valid_until', nullable: true })
  validUntil: Date | null;

  @moneyColumn({ nullable: true })
  cost: Centavos | null;

  @Personal('quién lo hizo', 'proof', 'account')
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @timestampColumn()
  at: Date;
}
