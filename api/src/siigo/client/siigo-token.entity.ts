import { Column, Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps } from '#platform/stored-data/index.js';

/** Shared by all replicas, with the claim to renew it. */
@Keeps('bounded')
@Entity('siigo_tokens')
export class SiigoTokenEntity {
  /** Hash of base URL and user name. */
  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 64 })
  account: string;

  /** Encrypted with the access key, so that a database copy gives no access to SIIGO. */
  @Impersonal()
  @Column({ name: 'sealed_token', type: 'text', nullable: true })
  sealedToken: string | null;

  @timestampColumn({ name: 'renew_at', nullable: true })
  renewAt: Date | null;

  @timestampColumn({ name: 'claimed_until', nullable: true })
  claimedUntil: Date | null;
}
