import { Column, Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';

/** The address that an account proved to own; it counts while it is the account's. */
@Entity('email_verifications')
export class EmailVerificationEntity {
  @PrimaryColumn({ type: 'integer' })
  user_id: number;

  /** See `emailKey`. */
  @Column({ type: 'varchar', length: 254 })
  email_key: string;

  @timestampColumn()
  verified_at: Date;
}
