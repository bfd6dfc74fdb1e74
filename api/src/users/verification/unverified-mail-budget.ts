import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

import { CONFIG, type Config } from '#config/index.js';
import { Limiters } from '#platform/throttle/index.js';

const DAY_SECONDS = 86_400;

/** Each cause has its own budget. */
export type MailCause = 'account' | 'claim';

/** Most providers deliver aliases with `+` to the same mailbox. */
const mailboxOf = (emailKey: string): string => {
  const [name = '', domain = ''] = emailKey.split('@');
  return `${name.split('+')[0]}@${domain}`;
};

const keyOf = (emailKey: string, cause: MailCause): string => `${cause}:${mailboxOf(emailKey)}`;

/** Limits mails to an unverified mailbox, because its owner may not have asked for them. */
@Injectable()
export class UnverifiedMailBudget {
  private readonly limiter: RateLimiterAbstract;

  constructor(limiters: Limiters, @Inject(CONFIG) { mail }: Config) {
    this.limiter = limiters.open('unverified-mails', mail.unverifiedPerDay, DAY_SECONDS);
  }

  /** Skips the mail after `UNVERIFIED_MAILS_PER_DAY`; a failed one does not count. */
  async spend(emailKey: string, send: () => Promise<void>, cause: MailCause = 'account'): Promise<void> {
    const key = keyOf(emailKey, cause);
    if (!(await this.consume(key))) return;
    try {
      await send();
    } catch (error) {
      await this.limiter.reward(key);
      throw error;
    }
  }

  async isSpent(emailKey: string): Promise<boolean> {
    const spent = await this.limiter.get(keyOf(emailKey, 'account'));
    return spent !== null && spent.remainingPoints <= 0;
  }

  private async consume(key: string): Promise<boolean> {
    try {
      await this.limiter.consume(key);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }
}
