import { afterEach, describe, expect, it } from '@jest/globals';
import { startRedis } from 'tools/redis';

import type { Config } from '#config/index.js';
import { consume } from './consume.js';
import { Limiters } from './limiters.js';

const CALLS = 20;
const MAX_MS = 4_000;

describe('limiters in a Redis that stands still', () => {
  const stops: (() => unknown)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  it('ask it once and then count in the process, so that calls do not wait one after the other', async () => {
    const redis = await startRedis();
    const limiters = new Limiters({ redisUrl: redis.url } as Config);
    stops.push(() => limiters.onApplicationShutdown(), redis.stop);
    await limiters.onModuleInit();
    const limiter = limiters.open('calls', CALLS, 60);
    expect(await consume(limiter, 'ana', 'REQUEST.TOO_MANY')).toBe(1);
    redis.freeze();
    const startedAt = performance.now();
    for (let call = 1; call <= CALLS; call += 1)
      expect(await consume(limiter, 'ana', 'REQUEST.TOO_MANY')).toBe(call);
    expect(performance.now() - startedAt).toBeLessThan(MAX_MS);
    await expect(consume(limiter, 'ana', 'REQUEST.TOO_MANY')).rejects.toMatchObject({
      code: 'REQUEST.TOO_MANY',
    });
  });
});
