import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError, type ErrorCode } from '../errors/index.js';

/** @returns points used @throws the code, with the time to wait */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  code: ErrorCode,
  points = 1,
): Promise<number> {
  try {
    return (await limiter.consume(key, points)).consumedPoints;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError(code, { retryAfterSeconds, minutes: Math.ceil(retryAfterSeconds / 60) });
  }
}
