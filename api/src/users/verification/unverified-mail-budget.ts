import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

import { CONFIG, type Config } from '#config/index.js';
import { Limiters } from '#platform/throttle/index.js';

const DAY_SECONDS = 86_400;

/** Who makes the shop write to an unverified address; what one spends is not spent for the other. */
export type MailCause = 'account' | 'claim';

/** A mailbox gets what is sent to any of its names: most providers ignore what follows `+`. */
const mailboxOf = (emailKey: string): string => {
  const [name = '', domain = ''] = emailKey.split('@');
  return `${name.split('+')[0]}@${domain}`;
};

/**
 * Limits the mails to a mailbox that nobody has verified: whoever signed up with it, or wrote a claim in its name, may not own
 * it.
 */
@Injectable()
export class UnverifiedMailBudget {
  private readonly limiter: RateLimiterAbstract;

  constructor(limiters: Limiters, @Inject(CONFIG) { mail }: Config) {
    this.limiter = limiters.open('unverified-mails', mail.unverifiedPerDay, DAY_SECONDS);
  }

  /** Sends a mail unless the address has had `UNVERIFIED_MAILS_PER_DAY` of them; one that failed does not count. */
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

  /** Whether an address gets no more mails today. */
  async isSpent(emailKey: string): Promise<boolean> {
    const spent = await this.limiter.get(keyOf(emailKey, 'account'));
    return spent !== null && spent.remainingPoints <= 0;
  }

  private async consume(key: string): Promise<boolean> {
    try {
      await this.limiter.consume(key);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }
}

const keyOf = (emailKey: string, cause: MailCause): string => `${cause}:${mailboxOf(emailKey)}`;
