import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import { startRedis } from 'tools/databases/redis';
import { openBudget, type SiigoBudget, sliceOf } from './siigo-budget.js';

const PER_MINUTE = 100;
const SLICE = sliceOf(PER_MINUTE);
/** A busy machine answers late; a late answer is counted by the process alone. */
const TIMEOUT_MS = 60_000;
const LONG_SLICE_SECONDS = 600;
const keyOf = (account: string): string => `siigo:${account}:company`;

describe('the SIIGO request budget in Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  const open: SiigoBudget[] = [];
  const replica = (account = 'lacteos'): SiigoBudget => {
    const budget = openBudget(PER_MINUTE, account, redis.url, TIMEOUT_MS);
    open.push(budget);
    return budget;
  };
  /** How many of `count` concurrent requests pass. */
  const through = async (budget: SiigoBudget, count: number): Promise<number> => {
    const waits = await Promise.all(Array.from({ length: count }, () => budget.waitForPermit(0)));
    return waits.filter((wait) => wait === null).length;
  };

  const askRedis = async (ask: (client: Redis) => Promise<unknown>): Promise<void> => {
    const client = new Redis(redis.url);
    await ask(client);
    client.disconnect();
  };
  /** Its end must not fall between calls that belong to one slice. */
  const startLongSlice = (account: string): Promise<void> =>
    askRedis((client) => client.set(keyOf(account), 0, 'EX', LONG_SLICE_SECONDS));

  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    for (const budget of open.splice(0)) budget.close();
    await redis.stop();
  });

  it('is shared by two replicas from the first request on', async () => {
    await startLongSlice('lacteos');
    await startLongSlice('another company');
    const [one, other] = [replica(), replica()];
    const [byOne, byOther] = await Promise.all([through(one, 30), through(other, 30)]);
    expect(byOne + byOther).toBe(SLICE.points);
    expect(await through(replica('another company'), 30)).toBe(SLICE.points);
  });

  it('makes every replica wait until the time slice ends', async () => {
    const [one, other] = [replica(), replica()];
    await through(one, SLICE.points);
    await askRedis((client) => client.set(keyOf('lacteos'), SLICE.points, 'EX', SLICE.duration));
    const wait = await other.waitForPermit(0);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(SLICE.duration * 1_000);
    // Ends the current slice without waiting for it.
    await askRedis((client) => client.flushall());
    expect(await other.waitForPermit(0)).toBeNull();
  });

  it('is counted per process while Redis is down and shared again afterwards', async () => {
    const [one, other] = [replica(), replica()];
    expect(await one.waitForPermit(0)).toBeNull();
    await redis.stop();
    const startedAt = performance.now();
    const [byOne, byOther] = [await through(one, 30), await through(other, 30)];
    const slices = 1 + Math.floor((performance.now() - startedAt) / 1_000 / SLICE.duration);
    for (const passed of [byOne, byOther]) {
      expect(passed).toBeGreaterThanOrEqual(SLICE.points);
      expect(passed).toBeLessThanOrEqual(SLICE.points * slices);
    }
    redis = await startRedis(redis.port);
    // Once both are reconnected, they share one budget again.
    await expectEventually(async () => (await through(one, 1)) + (await through(other, 1)) === 2);
    await startLongSlice('lacteos');
    expect((await through(one, 30)) + (await through(other, 30))).toBe(SLICE.points);
  });
});

async function expectEventually(isTrue: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 10_000;
  while (!(await isTrue())) if (Date.now() > until) throw new Error('it did not come to pass');
}
