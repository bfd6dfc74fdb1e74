import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { mailText } from '#platform/text/index.js';
import type { User } from '../accounts/user.entity.js';
import { EmailVerification } from '../verification/email-verification.service.js';
import { type AccountChange, accountChangeMail } from './account-change-mail.js';
import { SessionsRepository } from './sessions.repository.js';

const TOPIC = 'users.account-changed';

interface AccountChanged {
  readonly email: string;
  readonly name: string;
  readonly changes: readonly AccountChange[];
}

@Injectable()
export class SessionEndingService implements OnModuleInit {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly verification: EmailVerification,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<AccountChanged>(
      TOPIC,
      ({ email, name, changes }, messageId) =>
        this.mailer.send(accountChangeMail(email, mailText(name), changes), messageId),
      MAIL_LANE,
    );
  }

  /** Runs in the current transaction. @param account state before the change: the mail goes to that address */
  async endFor(
    account: Pick<User, 'id' | 'email' | 'first_name' | 'name_company'>,
    changes: readonly AccountChange[],
  ): Promise<void> {
    await this.sessions.voidProofs(account.id);
    // The name is unverified and the address may be somebody else's.
    const isVerified = await this.verification.isVerified(account);
    const name = (isVerified && (account.first_name ?? account.name_company)) || '';
    await this.outbox.add(TOPIC, { email: account.email, name, changes } satisfies AccountChanged);
  }
}
