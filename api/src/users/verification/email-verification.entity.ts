import { Column, Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** Valid while it is the account's address. */
@Keeps('with its owner')
@Entity('email_verifications')
export class EmailVerificationEntity {
  @Personal('cuenta', 'account', 'erased')
  @PrimaryColumn({ type: 'integer' })
  user_id: number;

  @Personal('correo confirmado', 'account', 'erased')
  @Column({ type: 'varchar', length: 254 })
  email_key: string;

  @timestampColumn()
  verified_at: Date;
}
