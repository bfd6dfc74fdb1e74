import { Column, Entity, PrimaryColumn } from 'typeorm';
import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** The secret of an account's authenticator application; it is asked for once it is confirmed. */
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

  /** The period of 30 seconds of the last code that was used; its codes and earlier ones count no more. */
  @Column({ type: 'integer', default: 0 })
  last_step: number;

  /** Of the account when the set-up began, see `User.key_version`; a confirmed one outlives it. */
  @Column({ type: 'integer', default: 0 })
  key_version: number;

  @timestampColumn()
  created_at: Date;

  @timestampColumn({ nullable: true })
  confirmed_at: Date | null;
}
