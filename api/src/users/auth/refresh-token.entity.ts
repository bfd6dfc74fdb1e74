import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { timestampColumn } from '../../platform/database/index.js';

/** One link of a session's chain: each use of a refresh token makes the next one of its family. */
@Entity('refresh_tokens')
@Index('uq_refresh_tokens_hash', ['token_hash'], { unique: true })
@Index('idx_refresh_tokens_family', ['family'])
@Index('idx_refresh_tokens_user', ['user_id'])
export class RefreshToken {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  user_id: number;

  @Column({ type: 'varchar', length: 36 })
  family: string;

  /** SHA-256, hexadecimal. */
  @Column({ type: 'varchar', length: 64 })
  token_hash: string;

  /** Whether the cookie outlives the browser ('remember me'). */
  @Column({ type: 'boolean' })
  is_persistent: boolean;

  /** What the browser called itself when it signed in. */
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
