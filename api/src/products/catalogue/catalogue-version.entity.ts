import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: how often products changed. Cached answers of the catalogue hold as long as it stands still. */
@Entity('catalogue_version')
export class CatalogueVersionEntity {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  version: number;
}
