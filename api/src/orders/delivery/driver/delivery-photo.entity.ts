import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** WebP, without the camera's metadata. */
@Keeps({ setting: 'RETURN_PICTURE_DAYS' })
@Entity('delivery_photos')
@Index('delivery_photos_order', ['orderId'])
@Index('delivery_photos_created', ['createdAt'])
export class DeliveryPhotoEntity {
  /** Hash of content and stop, so that a repeated upload is the same picture. */
  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id: string;

  @PrimaryColumn({ type: 'integer' })
  part: number;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Personal('foto de la entrega', 'orders', 'erased')
  @Column({ type: 'blob' })
  bytes: Buffer;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}
