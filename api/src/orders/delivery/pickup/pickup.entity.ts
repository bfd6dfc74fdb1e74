import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

export const PICKUP_PROOFS = ['code', 'document'] as const;
export type PickupProof = (typeof PICKUP_PROOFS)[number];

/** An order that its buyer fetches at a partner store. */
@Keeps('with its owner')
@Entity('pickups')
@Index('pickups_store', ['storeId', 'handedOverAt', 'readyFrom'])
export class PickupEntity {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Column({ name: 'store_id', type: 'integer' })
  storeId: number;

  /** Shown to the buyer only. */
  @Impersonal()
  @Column({ type: 'varchar', length: 6 })
  code: string;

  @timestampColumn({ name: 'ready_from' })
  readyFrom: Date;

  /** Closing time of the last day. */
  @timestampColumn({ name: 'until_at' })
  until: Date;

  /** Proofs since the last pause, right or wrong. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  @timestampColumn({ name: 'tried_at', nullable: true })
  triedAt: Date | null;

  @timestampColumn({ name: 'handed_over_at', nullable: true })
  handedOverAt: Date | null;

  @Personal('quién entregó en la tienda', 'proof', 'account')
  @Column({ name: 'handed_over_by', type: 'integer', nullable: true })
  handedOverBy: number | null;

  @Impersonal()
  @Column({ type: 'varchar', length: 10, nullable: true })
  proof: PickupProof | null;
}
