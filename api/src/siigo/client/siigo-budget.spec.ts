import { jest } from '@jest/globals';

import { RateLimiterMemory } from 'rate-limiter-flexible';

import { openBudget, SiigoBudget, sliceOf } from './siigo-budget.js';

const MINUTE_MS = 60_000;

describe('the SIIGO request budget', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Times at which `count` queued requests passed. */
  const momentsOf = async (budget: SiigoBudget, count: number): Promise<number[]> => {
    const moments: number[] = [];
    for (let request = 0; request < count; request += 1) {
      expect(await budget.waitForPermit(10 * MINUTE_MS)).toBeNull();
      moments.push(Date.now());
    }
    return moments;
  };

  it('never exceeds the limit in any window of 60 seconds', async () => {
    const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(Math.ceil(milliseconds));
    const budget = new SiigoBudget(new RateLimiterMemory(sliceOf(100)), Date.now, 1_000, wait);
    const moments = await momentsOf(budget, 320);
    const busiest = Math.max(
      ...moments.map((from) => moments.filter((at) => at >= from && at < from + MINUTE_MS).length),
    );
    expect(busiest).toBeLessThanOrEqual(100);
    expect(busiest).toBeGreaterThan(80);
  });

  it('returns the delay instead of waiting longer than allowed', async () => {
    const budget = openBudget(11, 'b', null);
    expect(await budget.waitForPermit(0)).toBeNull();
    expect(await budget.waitForPermit(1_000)).toBeGreaterThan(1_000);
  });

  it('is counted in the process while Redis is unreachable', async () => {
    jest.useRealTimers();
    const budget = openBudget(11, 'd', 'redis://127.0.0.1:1');
    expect(await budget.waitForPermit(0)).toBeNull();
    expect(await budget.waitForPermit(0)).toBeGreaterThan(0);
    budget.close();
  });

  it('blocks all requests after a 429, twice as long after each further one', async () => {
    const budget = openBudget(100_000, 'c', null);
    expect([budget.recordRefusal(), budget.recordRefusal(), budget.recordRefusal()]).toEqual([
      1_000, 2_000, 4_000,
    ]);
    expect(await budget.waitForPermit(500)).toBeGreaterThan(500);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await budget.waitForPermit(500)).toBeNull();
    budget.recordSuccess();
    expect(budget.recordRefusal()).toBe(1_000);
  });
});
