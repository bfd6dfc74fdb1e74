import { dayAfter, ROLES } from '@lacteos/contracts';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox, StartPlans } from '#platform/outbox/index.js';
import { accountName, UserLookup } from '#users/index.js';
import { DashboardService } from '../dashboard/dashboard.service.js';
import { MarginService } from '../dashboard/margin.service.js';
import { dueWeek } from './week.js';
import { weeklyMailOf } from './weekly-mail-text.js';
import { WeeklyMailRepository } from './weekly-mail.repository.js';

/** Outbox topic of the check whether the mails of a week are due. */
export const WEEKLY_MAILS_DUE = 'weekly-mails-due';
/** Outbox topic of the mail of a week to one recipient; payload {@link WeeklyMail}. */
const WEEKLY_MAIL = 'weekly-mail';
interface WeeklyMail {
  userId: number;
  /** First and last day. */
  from: string;
  to: string;
}
const WEEK_DAYS = 7;
const EVERY_MS = 3_600_000;

/** Mails the figures of a week on its Colombian Monday to the super administrators who want them. */
@Injectable()
export class WeeklyMailService implements OnApplicationBootstrap {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: WeeklyMailRepository,
    private readonly users: UserLookup,
    private readonly dashboard: DashboardService,
    private readonly margins: MarginService,
    private readonly outbox: Outbox,
    private readonly startPlans: StartPlans,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    outbox.handle(WEEKLY_MAILS_DUE, (_payload, messageId) => this.plan(messageId));
    outbox.handle<WeeklyMail>(WEEKLY_MAIL, (mail, messageId) => this.send(mail, messageId), MAIL_LANE);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.startPlans.make(() => this.outbox.addRecurring(WEEKLY_MAILS_DUE, this.clock.now()));
  }

  isOn(userId: number): Promise<boolean> {
    return this.mails.isRecipient(userId);
  }

  /** Switches the mail of a super administrator on or off; the first one comes on the next Monday. */
  async switch(userId: number, isOn: boolean): Promise<void> {
    await this.mails.setRecipient(userId, isOn, this.clock.now());
  }

  /**
   * Writes the mails of the last week that is due, once per recipient, whoever asks and however late: after an outage
   * they follow with the first check.
   */
  async writeDue(): Promise<void> {
    const now = this.clock.now();
    const { from, to, due } = dueWeek(now, this.config.weeklyMailHour);
    for (const userId of await this.mails.recipientsAt(due)) {
      if (await this.mails.isWritten(from, userId)) continue;
      await this.work.run(async () => {
        if (!(await this.mails.claim(from, userId, now))) return;
        await this.outbox.add(WEEKLY_MAIL, { userId, from, to } satisfies WeeklyMail);
      });
    }
  }

  private async plan(messageId: number): Promise<void> {
    const now = this.clock.now();
    const { next } = dueWeek(now, this.config.weeklyMailHour);
    // The next check comes first, because one that is given up must not be the last.
    const at = new Date(Math.min(now.getTime() + EVERY_MS, next.getTime()));
    await this.outbox.addRecurring(WEEKLY_MAILS_DUE, at, messageId);
    await this.writeDue();
  }

  private async send({ userId, from, to }: WeeklyMail, messageId: number): Promise<void> {
    const account = await this.users.find(userId);
    if (!account?.active || account.id_role !== ROLES.superAdmin) return;
    if (!(await this.mails.isRecipient(userId))) return;
    const before = { compareFrom: dayAfter(from, -WEEK_DAYS), compareTo: dayAfter(to, -WEEK_DAYS) };
    const [figures, breakdown, margin] = await Promise.all([
      this.dashboard.figures({ from, to, ...before }),
      this.dashboard.breakdown({ from, to }),
      this.margins.of({ from, to }),
    ]);
    const addressee = { email: account.email, name: accountName(account) };
    const mail = weeklyMailOf({ figures, breakdown, margin }, addressee, this.config.publicUrl);
    await this.mailer.send(mail, messageId);
  }
}
