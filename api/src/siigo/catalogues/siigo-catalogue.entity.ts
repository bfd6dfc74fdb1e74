import { Column, Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '../../platform/database/index.js';

/** A list of the SIIGO account as it was read at a moment, shared by all replicas. */
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
