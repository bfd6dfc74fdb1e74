import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { timestampColumn } from '../../platform/database/index.js';

/** The one open recovery code of an account. */
@Entity('recovery_codes')
@Index('uq_recovery_codes_user', ['user_id'], { unique: true })
export class RecoveryCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  user_id: number;

  /** HMAC-SHA-256 under the server's secret: six digits alone could be guessed from a plain hash. */
  @Column({ type: 'varchar', length: 64 })
  code_hash: string;

  @Column({ type: 'integer', default: 0 })
  tries: number;

  @timestampColumn()
  created_at: Date;

  @timestampColumn()
  expires_at: Date;
}
