import { Column, Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps } from '#platform/stored-data/index.js';

@Keeps('bounded')
@Entity('siigo_catalogues')
export class SiigoCatalogueEntity {
  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name: string;

  /** JSON array in SIIGO's shape. */
  @Impersonal()
  @Column({ type: 'text' })
  payload: string;

  @timestampColumn({ name: 'fetched_at' })
  fetchedAt: Date;
}
