import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

import { CONFIG, type Config } from '#config/index.js';
import { Limiters } from '#platform/throttle/index.js';

const DAY_SECONDS = 86_400;

/** Limits the mails to an address that nobody has verified: whoever signed up with it may not own it. */
@Injectable()
export class UnverifiedMailBudget {
  private readonly limiter: RateLimiterAbstract;

  constructor(limiters: Limiters, @Inject(CONFIG) { mail }: Config) {
    this.limiter = limiters.open('unverified-mails', mail.unverifiedPerDay, DAY_SECONDS);
  }

  /** Sends a mail unless the address has had `UNVERIFIED_MAILS_PER_DAY` of them; one that failed does not count. */
  async spend(emailKey: string, send: () => Promise<void>): Promise<void> {
    if (!(await this.consume(emailKey))) return;
    try {
      await send();
    } catch (error) {
      await this.limiter.reward(emailKey);
      throw error;
    }
  }

  /** Whether an address gets no more mails today. */
  async isSpent(emailKey: string): Promise<boolean> {
    const spent = await this.limiter.get(emailKey);
    return spent !== null && spent.remainingPoints <= 0;
  }

  private async consume(emailKey: string): Promise<boolean> {
    try {
      await this.limiter.consume(emailKey);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }
}
