import { Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** A super administrator who wants the weekly figures. */
@Keeps('with its owner')
@Entity('weekly_mail_recipients')
export class WeeklyMailRecipientEntity {
  @Personal('quién recibe el correo de la semana', 'office', 'erased')
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @timestampColumn()
  since: Date;
}

/** The key lets one of several replicas write it. */
@Keeps('always')
@Entity('weekly_mails')
export class WeeklyMailEntity {
  /** Monday, a Colombian day. */
  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 10 })
  week: string;

  @Personal('a quién se envió', 'office', 'account')
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @timestampColumn()
  at: Date;
}
