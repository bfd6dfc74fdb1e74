import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';

/** A part of a picture of goods that come back; WebP, without the metadata of the camera. */
@Entity('return_pictures')
@Index('return_pictures_created', ['createdAt'])
export class ReturnPictureEntity {
  /** Of the content and the person, so that a repeated upload is the same picture. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id: string;

  @PrimaryColumn({ type: 'integer' })
  part: number;

  /** Who uploaded it. */
  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  @Column({ type: 'blob' })
  bytes: Buffer;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}
