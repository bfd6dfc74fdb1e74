import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { timestampColumn } from '#platform/database/index.js';

/** The open recovery code of an account, at most one. */
@Entity('recovery_codes')
@Index('uq_recovery_codes_user', ['user_id'], { unique: true })
export class RecoveryCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  user_id: number;

  /** HMAC-SHA-256 with the server's secret, because a plain hash of six digits can be guessed. */
  @Column({ type: 'varchar', length: 64 })
  code_hash: string;

  /** See `User.key_version`. */
  @Column({ type: 'integer', default: 0 })
  key_version: number;

  @Column({ type: 'integer', default: 0 })
  tries: number;

  @timestampColumn()
  created_at: Date;

  @timestampColumn()
  expires_at: Date;
}
