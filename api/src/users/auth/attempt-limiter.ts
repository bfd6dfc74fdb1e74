import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../../config/index.js';
import { AppError } from '../../platform/errors/index.js';

export type AttemptKind = 'login' | 'signup' | 'recovery' | 'reset';

/** Counts attempts per account and per address, whether or not the account exists. */
@Injectable()
export class AttemptLimiter {
  private readonly perAccount: RateLimiterMemory;
  private readonly perAddress: RateLimiterMemory;

  constructor(@Inject(CONFIG) config: Config) {
    const { perAccount, perAddress, windowSeconds } = config.throttle;
    this.perAccount = new RateLimiterMemory({
      keyPrefix: 'account',
      points: perAccount,
      duration: windowSeconds,
    });
    this.perAddress = new RateLimiterMemory({
      keyPrefix: 'address',
      points: perAddress,
      duration: windowSeconds,
    });
  }

  /** Counts one attempt. @throws AUTH.TOO_MANY_ATTEMPTS with the time to wait */
  async count(kind: AttemptKind, address: string, account?: string): Promise<void> {
    try {
      await this.perAddress.consume(`${kind}:${address}`);
      if (account !== undefined) await this.perAccount.consume(`${kind}:${account}`);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new AppError('AUTH.TOO_MANY_ATTEMPTS', {
        retryAfterSeconds,
        minutes: Math.ceil(retryAfterSeconds / 60),
      });
    }
  }

  /** Takes a successful attempt back: only failures use the allowance up. */
  async forgive(kind: AttemptKind, address: string, account: string): Promise<void> {
    await this.perAddress.reward(`${kind}:${address}`);
    await this.perAccount.delete(`${kind}:${account}`);
  }
}
