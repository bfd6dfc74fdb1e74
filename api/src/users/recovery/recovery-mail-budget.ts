import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { Limiters } from '#platform/throttle/index.js';
import type { User } from '../accounts/user.entity.js';

const MAX_SHORT = 5;
const DAY_SECONDS = 86_400;
const LONG_EVERY_SECONDS = 45 * 60;
const MINUTE_MS = 60_000;

/** What the next recovery code of an account is like. */
export interface RecoveryCodeKind {
  readonly isLong: boolean;
  readonly digits: number;
  readonly lifeMs: number;
}
const SHORT: RecoveryCodeKind = { isLong: false, digits: 6, lifeMs: 15 * MINUTE_MS };
/** Valid for longer than the pause between two of them: the mailbox always holds one that works. */
const LONG: RecoveryCodeKind = { isLong: true, digits: 12, lifeMs: 60 * MINUTE_MS };

/**
 * Bounds the recovery mails of an account, whoever asks for them: five codes of six digits a day, then every 45 minutes one of
 * twelve digits, which is valid everywhere and too long to guess. Strangers make codes longer, and shut nobody out.
 */
@Injectable()
export class RecoveryMailBudget {
  private readonly short: RateLimiterAbstract;
  private readonly long: RateLimiterAbstract;

  constructor(limiters: Limiters) {
    this.short = limiters.open('recovery-codes', MAX_SHORT, DAY_SECONDS);
    this.long = limiters.open('long-recovery-codes', 1, LONG_EVERY_SECONDS);
  }

  /** Sends a code unless one of twelve digits was sent a moment ago; one that failed does not count. */
  async spend(user: User, send: (kind: RecoveryCodeKind) => Promise<void>): Promise<void> {
    const key = `${user.id}:${user.key_version}`;
    for (const [limiter, kind] of [
      [this.short, SHORT],
      [this.long, LONG],
    ] as const) {
      if (!(await hasLeft(limiter, key))) continue;
      try {
        return await send(kind);
      } catch (error) {
        await limiter.reward(key);
        throw error;
      }
    }
  }
}

async function hasLeft(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}
