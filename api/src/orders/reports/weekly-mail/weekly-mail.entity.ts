import { Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';

/** A super administrator who wants the figures of each week by mail. */
@Entity('weekly_mail_recipients')
export class WeeklyMailRecipientEntity {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  /** Weeks that were due before are not sent. */
  @timestampColumn()
  since: Date;
}

/** A mail that was written; the key lets one of several replicas write it. */
@Entity('weekly_mails')
export class WeeklyMailEntity {
  /** Its Monday, a Colombian day. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  week: string;

  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @timestampColumn()
  at: Date;
}
