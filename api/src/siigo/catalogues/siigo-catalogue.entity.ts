import { Column, Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';

/** A cached catalogue of the SIIGO account, shared by all replicas. */
@Entity('siigo_catalogues')
export class SiigoCatalogueEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name: string;

  /** JSON array in SIIGO's shape. */
  @Column({ type: 'text' })
  payload: string;

  @timestampColumn({ name: 'fetched_at' })
  fetchedAt: Date;
}
