import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

@Keeps({ setting: 'SESSION_KEEP_DAYS' })
@Entity('backup_codes')
@Index('uq_backup_codes_hash', ['user_id', 'code_hash'], { unique: true })
export class BackupCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Personal('cuenta', 'account', 'erased')
  @Column({ type: 'integer' })
  user_id: number;

  /** HMAC-SHA-256. */
  @Personal('código de respaldo, cifrado', 'account', 'erased')
  @Column({ type: 'varchar', length: 64 })
  code_hash: string;

  @timestampColumn({ nullable: true })
  used_at: Date | null;
}
