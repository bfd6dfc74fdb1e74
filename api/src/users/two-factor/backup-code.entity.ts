import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { timestampColumn } from '#platform/database/index.js';

/** A code that replaces one of the authenticator application, once. */
@Entity('backup_codes')
@Index('uq_backup_codes_hash', ['user_id', 'code_hash'], { unique: true })
export class BackupCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  user_id: number;

  /** HMAC-SHA-256. */
  @Column({ type: 'varchar', length: 64 })
  code_hash: string;

  @timestampColumn({ nullable: true })
  used_at: Date | null;
}
