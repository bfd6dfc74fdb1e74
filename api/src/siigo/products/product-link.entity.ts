import { Column, Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '../../platform/database/index.js';

/** `pending`: to be sent; `unknown`: sent, SIIGO did not say what became of it; `rejected`: SIIGO refused it. */
export type ProductLinkState = 'pending' | 'unknown' | 'rejected' | 'linked';

/** How a product of the shop is tied to SIIGO: what staff chose for it there, and what became of it. */
@Entity('siigo_product_links')
export class SiigoProductLinkEntity {
  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ type: 'varchar', length: 10 })
  state: ProductLinkState;

  /** JSON of the accounting fields of the product form. */
  @Column({ type: 'text' })
  fields: string;

  /** JSON of the reasons of SIIGO's last refusal. */
  @Column({ type: 'text', nullable: true })
  reasons: string | null;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** A request is on its way to SIIGO until then. */
  @timestampColumn({ name: 'sending_until', nullable: true })
  sendingUntil: Date | null;

  @timestampColumn({ name: 'updated_at' })
  updatedAt: Date;
}
