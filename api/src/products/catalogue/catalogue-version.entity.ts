import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Keeps } from '#platform/stored-data/index.js';

/** Single row, incremented by every product change; cached answers are valid for one version. */
@Keeps('bounded')
@Entity('catalogue_version')
export class CatalogueVersionEntity {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  version: number;
}
