import { setTimeout as delay } from 'node:timers/promises';

import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

/** Length of a slice of the minute. */
const SLICE_SECONDS = 6;
/** Slices that any 60 seconds can touch: ten whole ones and a part at each end make eleven full ones at most. */
const SLICES_TOUCHED = 11;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
const KEY = 'company';
/** How long a request waits for Redis before the process counts for itself. */
const REDIS_TIMEOUT_MS = 500;

/**
 * The company's requests per minute. Requests wait here before SIIGO would refuse them. The minute is cut into slices so
 * that no 60 seconds, wherever they begin, hold more than the limit. With Redis all replicas draw on one budget.
 */
export class SiigoBudget {
  private refusals = 0;
  private pausedUntil = 0;

  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly now: () => number = Date.now,
    private readonly firstPauseMs = FIRST_PAUSE_MS,
    private readonly wait: (milliseconds: number) => Promise<unknown> = delay,
    private readonly release: () => void = () => undefined,
  ) {}

  /** Lets go of the connection to Redis. */
  close(): void {
    this.release();
  }

  /**
   * Waits for a place, at most `maxWaitMs`.
   * @returns null once the request may go out, otherwise the milliseconds after which it is worth asking again
   */
  async take(maxWaitMs: number): Promise<number | null> {
    const deadline = this.now() + maxWaitMs;
    for (;;) {
      const waitMs = this.pausedUntil > this.now() ? this.pausedUntil - this.now() : await this.tryTake();
      if (waitMs === null) return null;
      if (this.now() + waitMs > deadline) return waitMs;
      await this.wait(waitMs + Math.random() * 50);
    }
  }

  /** SIIGO refused a request as one too many: everybody here holds back, longer each time in a row. */
  refused(): number {
    const pauseMs = Math.min(this.firstPauseMs * 2 ** this.refusals, LONGEST_PAUSE_MS);
    this.refusals += 1;
    this.pausedUntil = Math.max(this.pausedUntil, this.now() + pauseMs);
    return pauseMs;
  }

  /** A request got through. */
  accepted(): void {
    this.refusals = 0;
  }

  private async tryTake(): Promise<number | null> {
    try {
      await this.limiter.consume(KEY);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1);
      throw refusal;
    }
  }
}

/** How many requests a slice of so many seconds may hold, so that no minute holds more than the limit. */
export const sliceOf = (perMinute: number): { points: number; duration: number } => ({
  points: Math.max(1, Math.floor(perMinute / SLICES_TOUCHED)),
  duration: SLICE_SECONDS,
});

/** The budget of an account: in Redis where there is one (in the process while Redis is down), otherwise in the process. */
export function openBudget(perMinute: number, account: string, redisUrl: string | null): SiigoBudget {
  const options = {
    ...sliceOf(perMinute),
    keyPrefix: `siigo:${account}`,
  };
  const own = new RateLimiterMemory(options);
  if (!redisUrl) return new SiigoBudget(own);
  // The first requests wait for the connection: each starting replica would else begin with a budget of its own.
  const storeClient = new Redis(redisUrl, { maxRetriesPerRequest: 1, commandTimeout: REDIS_TIMEOUT_MS });
  // Without a listener a lost Redis would end the process; the limiter falls back by itself.
  storeClient.on('error', () => undefined);
  const shared = new RateLimiterRedis({ ...options, storeClient, insuranceLimiter: own });
  return new SiigoBudget(shared, Date.now, FIRST_PAUSE_MS, delay, () => storeClient.disconnect());
}
