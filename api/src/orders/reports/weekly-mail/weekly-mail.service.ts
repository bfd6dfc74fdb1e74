import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { Outbox, StartPlans } from '#platform/outbox/index.js';
import { type Person, type PersonalDataRoom, PersonalDataRooms } from '#platform/personal-data/index.js';
import { dueWeek } from './week.js';
import { WEEKLY_MAIL, type WeeklyMail } from './weekly-mail-sender.js';
import { WeeklyMailRepository } from './weekly-mail.repository.js';

export const WEEKLY_MAILS_DUE = 'weekly-mails-due';
const EVERY_MS = 3_600_000;

@Injectable()
export class WeeklyMailService implements OnApplicationBootstrap, OnModuleInit, PersonalDataRoom {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: WeeklyMailRepository,
    private readonly outbox: Outbox,
    private readonly startPlans: StartPlans,
    private readonly personalData: PersonalDataRooms,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    outbox.handle(WEEKLY_MAILS_DUE, (_payload, messageId) => this.plan(messageId));
  }

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.startPlans.run(() => this.outbox.addRecurring(WEEKLY_MAILS_DUE, this.clock.now()));
  }

  erase({ id }: Person): Promise<void> {
    return this.mails.removeRecipient(id);
  }

  isOn(userId: number): Promise<boolean> {
    return this.mails.isRecipient(userId);
  }

  async switch(userId: number, isOn: boolean): Promise<void> {
    await this.mails.setRecipient(userId, isOn, this.clock.now());
  }

  /** Once per recipient, whoever asks and however late: after an outage with the first check. */
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
    // The next check is planned first, because one that is given up must not be the last.
    const at = new Date(Math.min(now.getTime() + EVERY_MS, next.getTime()));
    await this.outbox.addRecurring(WEEKLY_MAILS_DUE, at, messageId);
    await this.writeDue();
  }
}
