import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** At most one per browser; requests and tries of others do not void it. */
@Keeps({ setting: 'SESSION_KEEP_DAYS' })
@Entity('recovery_codes')
@Index('idx_recovery_codes_user', ['user_id'])
export class RecoveryCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Personal('cuenta', 'account', 'erased')
  @Column({ type: 'integer' })
  user_id: number;

  /** HMAC-SHA-256 with the server's secret, because a plain hash of six digits can be guessed. */
  @Personal('código de recuperación, cifrado', 'account', 'erased')
  @Column({ type: 'varchar', length: 64 })
  code_hash: string;

  @Column({ type: 'integer', default: 0 })
  key_version: number;

  /** Keyed hash of the requesting browser's cookie. */
  @Personal('navegador que lo pidió, cifrado', 'account', 'erased')
  @Column({ type: 'varchar', length: 64, default: '' })
  browser: string;

  @Personal('dirección de red que lo pidió, cifrada', 'account', 'erased')
  @Column({ type: 'varchar', length: 64, default: '' })
  network: string;

  /** Twelve digits, too many to guess. */
  @Column({ type: 'boolean', default: false })
  is_long: boolean;

  @Column({ type: 'integer', default: 0 })
  tries: number;

  /** Tries of other browsers at the requesting address. */
  @Column({ type: 'integer', default: 0 })
  network_tries: number;

  /** Tries of all others. */
  @Column({ type: 'integer', default: 0 })
  other_tries: number;

  @timestampColumn()
  created_at: Date;

  @timestampColumn()
  expires_at: Date;
}
