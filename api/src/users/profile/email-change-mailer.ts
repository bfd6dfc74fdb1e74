import { Injectable, type OnModuleInit } from '@nestjs/common';

import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { EmailVerification } from '../verification/email-verification.service.js';
import { EmailChangeCodes } from './email-change-codes.js';
import { emailChangedMail, newEmailMail } from './email-change-mails.js';

export const EMAIL_CHANGE_REQUESTED = 'users.email-change-requested';
export const EMAIL_CHANGED = 'users.email-changed';

export interface EmailChangeRequested {
  readonly userId: number;
}
export interface EmailChanged extends EmailChangeRequested {
  readonly email: string;
  /** Missing in messages of earlier releases. */
  readonly wasVerified?: boolean;
}

@Injectable()
export class EmailChangeMailer implements OnModuleInit {
  constructor(
    private readonly codes: EmailChangeCodes,
    private readonly users: UsersRepository,
    private readonly verification: EmailVerification,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<EmailChangeRequested>(
      EMAIL_CHANGE_REQUESTED,
      ({ userId }, id) => this.sendCode(userId, id),
      MAIL_LANE,
    );
    this.outbox.handle<EmailChanged>(
      EMAIL_CHANGED,
      (changed, id) => this.notifyOldAddress(changed, id),
      MAIL_LANE,
    );
  }

  /** A repetition creates a new code. */
  private async sendCode(userId: number, messageId: number): Promise<void> {
    const change = await this.codes.findOpen(await this.users.findById(userId));
    if (!change || (await this.users.findByEmail(change.email))) return;
    const code = await this.codes.renew(change);
    await this.verification.withinBudget(change.email, () =>
      this.mailer.send(newEmailMail(change.email, code), messageId),
    );
  }

  /** Notifies the previous address, without the budget of unverified ones if it was verified. */
  private async notifyOldAddress({ email, wasVerified }: EmailChanged, messageId: number): Promise<void> {
    const send = (): Promise<void> => this.mailer.send(emailChangedMail(email), messageId);
    await (wasVerified ? send() : this.verification.withinBudget(email, send));
  }
}
