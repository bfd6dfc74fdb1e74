import { Column, Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps } from '#platform/stored-data/index.js';

/** `pending`: to be sent. `unknown`: sent, outcome unknown. `rejected`: refused by SIIGO. */
export type ProductLinkState = 'pending' | 'unknown' | 'rejected' | 'linked';

@Keeps('with its owner')
@Entity('siigo_product_links')
export class SiigoProductLinkEntity {
  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 10 })
  state: ProductLinkState;

  @Impersonal()
  @Column({ type: 'text' })
  fields: string;

  /** JSON of SIIGO's last refusal. */
  @Impersonal()
  @Column({ type: 'text', nullable: true })
  reasons: string | null;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @timestampColumn({ name: 'sending_until', nullable: true })
  sendingUntil: Date | null;

  @timestampColumn({ name: 'updated_at' })
  updatedAt: Date;
}
