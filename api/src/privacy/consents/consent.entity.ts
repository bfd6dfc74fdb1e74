import type { ConsentChannel, ConsentPurpose } from '@lacteos/contracts/privacy/consents';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** Proof of a consent or its withdrawal; rows are only inserted. */
@Keeps('tax')
@Entity('consents')
@Index('consents_user', ['userId', 'id'])
export class ConsentEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Personal('cuenta', 'proof', 'account')
  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  @Personal('para qué', 'proof', 'account')
  @Column({ type: 'varchar', length: 20 })
  purpose: ConsentPurpose;

  /** False: withdrawn or not given. */
  @Personal('si autorizó', 'proof', 'account')
  @Column({ name: 'is_given', type: 'boolean' })
  isGiven: boolean;

  /** Shown data policy: version and SHA-256. */
  @Column({ name: 'text_version', type: 'integer' })
  textVersion: number;

  @Impersonal()
  @Column({ name: 'text_hash', type: 'varchar', length: 64 })
  textHash: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 12 })
  channel: ConsentChannel;

  @timestampColumn()
  at: Date;
}
