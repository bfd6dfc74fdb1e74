import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** WebP, without the camera's metadata. */
@Keeps({ setting: 'RETURN_PICTURE_DAYS' })
@Entity('return_pictures')
@Index('return_pictures_created', ['createdAt'])
export class ReturnPictureEntity {
  /** Hash of content and person, so that a repeated upload is the same picture. */
  @Personal('nombre de la foto', 'orders', 'erased')
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id: string;

  @PrimaryColumn({ type: 'integer' })
  part: number;

  @Personal('cuenta que la subió', 'orders', 'erased')
  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  @Personal('foto', 'orders', 'erased')
  @Column({ type: 'blob' })
  bytes: Buffer;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}
