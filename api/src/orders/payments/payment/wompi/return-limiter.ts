import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { AppError } from '#platform/errors/index.js';

export const RETURNS_PER_MINUTE = 20;
const MINUTE_S = 60;

/** Per replica, so that one user does not exhaust Wompi's limit. */
export class ReturnLimiter {
  private readonly perUser = new RateLimiterMemory({ points: RETURNS_PER_MINUTE, duration: MINUTE_S });

  /** @throws AUTH.TOO_MANY_ATTEMPTS with the time to wait */
  async count(userId: number): Promise<void> {
    try {
      await this.perUser.consume(userId);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new AppError('AUTH.TOO_MANY_ATTEMPTS', {
        retryAfterSeconds,
        minutes: Math.ceil(retryAfterSeconds / MINUTE_S),
      });
    }
  }
}
