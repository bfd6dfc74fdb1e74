import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A named view; `query` is the query string of the page. */
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
