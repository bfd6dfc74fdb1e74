import { Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** A super administrator who wants the figures of each week by mail. */
@Keeps('with its owner')
@Entity('weekly_mail_recipients')
export class WeeklyMailRecipientEntity {
  @Personal('quién recibe el correo de la semana', 'office', 'erased')
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  /** Weeks that were due before are not sent. */
  @timestampColumn()
  since: Date;
}

/** A mail that was written; the key lets one of several replicas write it. */
@Keeps('always')
@Entity('weekly_mails')
export class WeeklyMailEntity {
  /** Its Monday, a Colombian day. */
  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 10 })
  week: string;

  @Personal('a quién se envió', 'office', 'account')
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @timestampColumn()
  at: Date;
}
