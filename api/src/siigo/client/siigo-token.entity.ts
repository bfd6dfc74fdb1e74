import { Column, Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '../../platform/database/index.js';

/** The token of a SIIGO account that all replicas share, and who is signing in. */
@Entity('siigo_tokens')
export class SiigoTokenEntity {
  /** Hash of address and user. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  account: string;

  /** Encrypted under the access key: a copy of the database opens no SIIGO account. */
  @Column({ name: 'sealed_token', type: 'text', nullable: true })
  sealedToken: string | null;

  @timestampColumn({ name: 'renew_at', nullable: true })
  renewAt: Date | null;

  @timestampColumn({ name: 'claimed_until', nullable: true })
  claimedUntil: Date | null;
}
