import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

@Keeps({ setting: 'SESSION_KEEP_DAYS' })
@Entity('sessions')
@Index('idx_sessions_user', ['user_id'])
export class Session {
  /** Also the family of its refresh tokens. */
  @Personal('nombre de la sesión', 'account', 'erased')
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;

  @Personal('cuenta', 'account', 'erased')
  @Column({ type: 'integer' })
  user_id: number;

  /** See `User.key_version`; null for sessions of an earlier release until renewed. */
  @Column({ type: 'integer', nullable: true })
  key_version: number | null;

  @timestampColumn()
  started_at: Date;

  @timestampColumn()
  renewed_at: Date;

  /** Absolute end of all renewals. */
  @timestampColumn()
  ends_at: Date;

  /** Sign-out, reuse of a refresh token, or a change of the account. */
  @timestampColumn({ nullable: true })
  ended_at: Date | null;
}
