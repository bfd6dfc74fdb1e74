import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A view of a back-office table under a name; `query` is what the page's address says for it. */
export interface SavedView {
  name: string;
  query: string;
}

/** The views that a user keeps for a table. */
@Entity('saved_views')
export class SavedViewsEntity {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @PrimaryColumn({ name: 'table_name', type: 'varchar', length: 40 })
  tableName: string;

  @Column({ type: 'simple-json' })
  views: SavedView[];
}
