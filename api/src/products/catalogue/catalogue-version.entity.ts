import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: incremented by every change of products; cached answers are valid for one version. */
@Entity('catalogue_version')
export class CatalogueVersionEntity {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  version: number;
}
