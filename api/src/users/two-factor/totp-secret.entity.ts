import { Column, Entity, PrimaryColumn } from 'typeorm';
import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** Required at sign-in once confirmed. */
@Keeps('always')
@Entity('totp_secrets')
export class TotpSecret {
  @Personal('cuenta', 'account', 'erased')
  @PrimaryColumn({ type: 'integer' })
  user_id: number;

  /** Encrypted with TOTP_KEY. */
  @Personal('llave del segundo paso, cifrada', 'account', 'erased')
  @Column({ type: 'varchar', length: 200 })
  sealed_secret: string;

  /** 30-second period of the last used code; it and earlier ones are void. */
  @Column({ type: 'integer', default: 0 })
  last_step: number;

  /** `User.key_version` when the set-up began; a confirmed one outlives it. */
  @Column({ type: 'integer', default: 0 })
  key_version: number;

  @timestampColumn()
  created_at: Date;

  @timestampColumn({ nullable: true })
  confirmed_at: Date | null;
}
