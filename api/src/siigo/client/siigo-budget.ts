import { setTimeout as delay } from 'node:timers/promises';

import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { connectRedis } from '#platform/throttle/index.js';

const SLICE_SECONDS = 6;
/** Any 60 seconds touch at most eleven slices: ten whole ones and two parts. */
const SLICES_TOUCHED = 11;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
const KEY = 'company';

/** Slices keep any 60 seconds below SIIGO's limit; with Redis, replicas share one budget. */
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

  close(): void {
    this.release();
  }

  /** Waits at most `maxWaitMs`. @returns null for a permit, otherwise milliseconds to wait */
  async waitForPermit(maxWaitMs: number): Promise<number | null> {
    const deadline = this.now() + maxWaitMs;
    for (;;) {
      const waitMs = this.pausedMs() || (await this.tryAcquire());
      if (waitMs === null) return null;
      if (this.now() + waitMs > deadline) return waitMs;
      await this.wait(waitMs + Math.random() * 50);
    }
  }

  /** Backs off after a 429, longer each time in a row. */
  recordRefusal(): number {
    const pauseMs = Math.min(this.firstPauseMs * 2 ** this.refusals, MAX_PAUSE_MS);
    this.refusals += 1;
    this.pausedUntil = Math.max(this.pausedUntil, this.now() + pauseMs);
    return pauseMs;
  }

  recordSuccess(): void {
    this.refusals = 0;
  }

  pausedMs(): number {
    return Math.max(this.pausedUntil - this.now(), 0);
  }

  async countRemaining(): Promise<number> {
    return (await this.limiter.get(KEY))?.remainingPoints ?? this.limiter.points;
  }

  private async tryAcquire(): Promise<number | null> {
    try {
      await this.limiter.consume(KEY);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1);
      throw refusal;
    }
  }
}

export const sliceOf = (perMinute: number): { points: number; duration: number } => ({
  points: Math.max(1, Math.floor(perMinute / SLICES_TOUCHED)),
  duration: SLICE_SECONDS,
});

/** Uses Redis if configured, and the process while Redis is down. */
export function openBudget(
  perMinute: number,
  account: string,
  redisUrl: string | null,
  redisTimeoutMs?: number,
): SiigoBudget {
  const options = {
    ...sliceOf(perMinute),
    keyPrefix: `siigo:${account}`,
  };
  const own = new RateLimiterMemory(options);
  if (!redisUrl) return new SiigoBudget(own);
  // Early requests wait for the connection; otherwise each starting replica would use its own budget.
  const storeClient = connectRedis(redisUrl, redisTimeoutMs);
  const shared = new RateLimiterRedis({ ...options, storeClient, insuranceLimiter: own });
  return new SiigoBudget(shared, Date.now, FIRST_PAUSE_MS, delay, () => storeClient.disconnect());
}
