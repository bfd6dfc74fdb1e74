import { ROLES } from '@lacteos/contracts/reference/roles';
import { dayAfter } from '@lacteos/contracts/time/colombian-day';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { accountName, UserLookup } from '#users/index.js';
import { DashboardService } from '../dashboard/dashboard.service.js';
import { MarginService } from '../dashboard/margin.service.js';
import { weeklyMailOf } from './weekly-mail-text.js';
import { WeeklyMailRepository } from './weekly-mail.repository.js';

/** Payload {@link WeeklyMail}. */
export const WEEKLY_MAIL = 'weekly-mail';
export interface WeeklyMail {
  userId: number;
  from: string;
  to: string;
}
const WEEK_DAYS = 7;

@Injectable()
export class WeeklyMailSender implements OnModuleInit {
  constructor(
    private readonly mails: WeeklyMailRepository,
    private readonly users: UserLookup,
    private readonly dashboard: DashboardService,
    private readonly margins: MarginService,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<WeeklyMail>(WEEKLY_MAIL, (mail, messageId) => this.send(mail, messageId), MAIL_LANE);
  }

  private async send({ userId, from, to }: WeeklyMail, messageId: number): Promise<void> {
    const account = await this.users.find(userId);
    if (!account?.active || account.id_role !== ROLES.superAdmin) return;
    if (!(await this.mails.isRecipient(userId))) return;
    const before = { compareFrom: dayAfter(from, -WEEK_DAYS), compareTo: dayAfter(to, -WEEK_DAYS) };
    const [figures, breakdown, margin] = await Promise.all([
      this.dashboard.figures({ from, to, ...before }),
      this.dashboard.breakdown({ from, to }),
      this.margins.getMargin({ from, to }),
    ]);
    const addressee = { email: account.email, name: accountName(account) };
    const mail = weeklyMailOf({ figures, breakdown, margin }, addressee, this.config.publicUrl);
    await this.mailer.send(mail, messageId);
  }
}
