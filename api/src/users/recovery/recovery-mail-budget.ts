import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { Limiters } from '#platform/throttle/index.js';
import type { User } from '../accounts/user.entity.js';

const MAX_SHORT = 5;
const DAY_SECONDS = 86_400;
const LONG_PERIOD_SECONDS = 45 * 60;
const MINUTE_MS = 60_000;

export interface RecoveryCodeKind {
  readonly isLong: boolean;
  readonly digits: number;
  readonly lifeMs: number;
}
const SHORT: RecoveryCodeKind = { isLong: false, digits: 6, lifeMs: 15 * MINUTE_MS };
/** Valid longer than the pause between two codes, so that one in the mailbox always works. */
const LONG: RecoveryCodeKind = { isLong: true, digits: 12, lifeMs: 60 * MINUTE_MS };

/** Five six-digit codes a day, then one of twelve digits every 45 minutes, so that strangers lock nobody out. */
@Injectable()
export class RecoveryMailBudget {
  private readonly short: RateLimiterAbstract;
  private readonly long: RateLimiterAbstract;

  constructor(limiters: Limiters) {
    this.short = limiters.open('recovery-codes', MAX_SHORT, DAY_SECONDS);
    this.long = limiters.open('long-recovery-codes', 1, LONG_PERIOD_SECONDS);
  }

  /** Skips the mail shortly after a twelve-digit code; a failed mail does not count. */
  async spend(user: User, send: (kind: RecoveryCodeKind) => Promise<void>): Promise<void> {
    const key = `${user.id}:${user.key_version}`;
    for (const [limiter, kind] of [
      [this.short, SHORT],
      [this.long, LONG],
    ] as const) {
      if (!(await hasRemaining(limiter, key))) continue;
      try {
        return await send(kind);
      } catch (error) {
        await limiter.reward(key);
        throw error;
      }
    }
  }
}

async function hasRemaining(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}
