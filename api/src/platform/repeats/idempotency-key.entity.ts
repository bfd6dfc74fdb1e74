import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '../database/columns.js';
import { Impersonal, Keeps, Personal } from '../stored-data/index.js';

@Keeps({ setting: 'IDEMPOTENCY_KEEP_DAYS' })
@Entity('idempotency_keys')
@Index('idempotency_keys_user', ['userId'])
@Index('idempotency_keys_age', ['createdAt'])
export class IdempotencyKeyEntity {
  /** Hash of the caller and the key; the key itself is stored nowhere. */
  @Impersonal()
  @PrimaryColumn({ name: 'key_hash', type: 'varchar', length: 64 })
  keyHash: string;

  @Personal('cuenta que hizo la solicitud', 'delivery', 'erased')
  @Column({ name: 'user_id', type: 'integer', nullable: true })
  userId: number | null;

  /** Hash of method, address and body. */
  @Impersonal()
  @Column({ name: 'request_hash', type: 'varchar', length: 64 })
  requestHash: string;

  /** HTTP status; 0 while the write runs. */
  @Column({ type: 'integer' })
  status: number;

  /** JSON sealed with the key: readers of the table learn nothing from it. */
  @Personal('respuesta, cifrada con un identificador que no se guarda', 'delivery', 'erased')
  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}
