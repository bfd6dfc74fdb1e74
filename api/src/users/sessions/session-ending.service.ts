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

/** Ends the sessions of accounts that staff changed. */
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

  /**
   * Ends all sessions and voids all proofs of an account in the current transaction, and mails its owner after the commit.
   * @param account as it was before the change: an address that was taken over must not be the only one to learn of it
   */
  async endFor(
    account: Pick<User, 'id' | 'email' | 'first_name' | 'name_company'>,
    changes: readonly AccountChange[],
  ): Promise<void> {
    await this.sessions.voidProofs(account.id);
    // Whoever signed up chose the name; the address may be somebody else's.
    const isVerified = await this.verification.isVerified(account);
    const name = (isVerified && (account.first_name ?? account.name_company)) || '';
    await this.outbox.add(TOPIC, { email: account.email, name, changes } satisfies AccountChanged);
  }
}
