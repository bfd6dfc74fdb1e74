import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** An open recovery code of an account; a browser has one at most, and nobody else's request or tries void it. */
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

  /** See `User.key_version`. */
  @Column({ type: 'integer', default: 0 })
  key_version: number;

  /** Keyed hash of the cookie of the browser that asked for it. */
  @Personal('navegador que lo pidió, cifrado', 'account', 'erased')
  @Column({ type: 'varchar', length: 64, default: '' })
  browser: string;

  /** Keyed hash of the address that asked for it. */
  @Personal('dirección de red que lo pidió, cifrada', 'account', 'erased')
  @Column({ type: 'varchar', length: 64, default: '' })
  network: string;

  /** Whether it has twelve digits, which nobody guesses. */
  @Column({ type: 'boolean', default: false })
  is_long: boolean;

  /** Wrong and right tries of the browser that asked. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  /** Of other browsers at the address that asked. */
  @Column({ type: 'integer', default: 0 })
  network_tries: number;

  /** Of all others. */
  @Column({ type: 'integer', default: 0 })
  other_tries: number;

  @timestampColumn()
  created_at: Date;

  @timestampColumn()
  expires_at: Date;
}
