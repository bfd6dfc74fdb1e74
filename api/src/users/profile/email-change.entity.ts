import { Column, Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** At most one per account, until its code is entered. */
@Keeps({ setting: 'SESSION_KEEP_DAYS' })
@Entity('email_changes')
export class EmailChangeEntity {
  @Personal('cuenta', 'account', 'erased')
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @Personal('correo nuevo sin confirmar', 'account', 'erased')
  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** HMAC-SHA-256 with the server's secret, because a plain hash of six digits can be guessed. */
  @Personal('código, cifrado', 'account', 'erased')
  @Column({ name: 'code_hash', type: 'varchar', length: 64 })
  codeHash: string;

  @Column({ name: 'key_version', type: 'integer', default: 0 })
  keyVersion: number;

  @Column({ type: 'integer', default: 0 })
  tries: number;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;

  @timestampColumn({ name: 'expires_at' })
  expiresAt: Date;
}
