import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** Each use replaces it by the next one of its family. */
@Keeps({ setting: 'SESSION_KEEP_DAYS' })
@Entity('refresh_tokens')
@Index('uq_refresh_tokens_hash', ['token_hash'], { unique: true })
@Index('idx_refresh_tokens_family', ['family'])
@Index('idx_refresh_tokens_user', ['user_id'])
export class RefreshToken {
  @PrimaryGeneratedColumn()
  id: number;

  @Personal('cuenta', 'account', 'erased')
  @Column({ type: 'integer' })
  user_id: number;

  @Personal('nombre de la sesión', 'account', 'erased')
  @Column({ type: 'varchar', length: 36 })
  family: string;

  /** SHA-256, hexadecimal. */
  @Personal('llave de la sesión, cifrada', 'account', 'erased')
  @Column({ type: 'varchar', length: 64 })
  token_hash: string;

  /** 'Remember me': the cookie outlives the browser. */
  @Column({ type: 'boolean' })
  is_persistent: boolean;

  @Personal('navegador y equipo', 'account', 'erased')
  @Column({ type: 'varchar', length: 200, nullable: true })
  device: string | null;

  @timestampColumn()
  created_at: Date;

  @timestampColumn()
  expires_at: Date;

  @timestampColumn({ nullable: true })
  used_at: Date | null;

  @timestampColumn({ nullable: true })
  revoked_at: Date | null;
}
