import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Impersonal, Keeps, Personal } from '../stored-data/index.js';

export interface SavedView {
  name: string;
  query: string;
}

@Keeps('with its owner')
@Entity('saved_views')
export class SavedViewsEntity {
  @Personal('cuenta', 'office', 'erased')
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @Impersonal()
  @PrimaryColumn({ name: 'table_name', type: 'varchar', length: 40 })
  tableName: string;

  @Personal('filtros guardados', 'office', 'erased')
  @Column({ type: 'simple-json' })
  views: SavedView[];
}
