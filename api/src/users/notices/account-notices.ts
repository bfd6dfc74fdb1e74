import { Injectable, type OnModuleInit } from '@nestjs/common';

import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { mailText } from '#platform/text/index.js';
import type { User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { EmailVerification } from '../verification/email-verification.service.js';
import { type AccountNotice, accountNoticeMail } from './account-notice-mail.js';

const TOPIC = 'users.account-notice';
/** Written by earlier releases. */
const PASSWORD_TOPIC = 'users.password-changed';

interface Noticed extends Pick<User, 'id' | 'email'> {
  readonly notice: AccountNotice;
}

@Injectable()
export class AccountNotices implements OnModuleInit {
  constructor(
    private readonly users: UsersRepository,
    private readonly verification: EmailVerification,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<Noticed>(TOPIC, (noticed, messageId) => this.send(noticed, messageId), MAIL_LANE);
    this.outbox.handle<Omit<Noticed, 'notice'>>(
      PASSWORD_TOPIC,
      (changed, messageId) => this.send({ ...changed, notice: 'password' }, messageId),
      MAIL_LANE,
    );
  }

  /** Mails after the commit, to the address of that moment. */
  async add(notice: AccountNotice, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
    await this.outbox.add(TOPIC, { id, email, notice } satisfies Noticed);
  }

  private async send({ id, email, notice }: Noticed, messageId: number): Promise<void> {
    const user = await this.users.findById(id);
    if (!user) return;
    const send = (name: string): Promise<void> =>
      this.mailer.send(accountNoticeMail(notice, email, name), messageId);
    if (await this.verification.isVerified({ id, email })) {
      await send(mailText(user.first_name ?? user.name_company));
      return;
    }
    // The name is unverified and the address may be somebody else's.
    await this.verification.withinBudget(email, () => send(''));
  }
}
