import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { startRedis } from 'tools/databases/redis';

import type { Config } from '#config/index.js';
import { currentRequest, runFor } from '../origin/index.js';
import { consume } from './consume.js';
import { Limiters } from './limiters.js';

const CALLS = 20;
/** Limits the wait for Redis. */
const MAX_TIMES = 5;

describe('limiters in the process', () => {
  it.each(['consume', 'reward'] as const)(
    'start the window of a key outside of the request, so as not to retain it: %s [N-21-256]',
    async (call) => {
      const limiter = new Limiters({ redisUrl: null } as Config).open('calls', CALLS, 3_600);
      const begin = setTimeout;
      const requests: unknown[] = [];
      const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((
        ...timer: Parameters<typeof setTimeout>
      ) => {
        requests.push(currentRequest());
        return begin(...timer);
      }) as typeof setTimeout);
      const request = {} as FastifyRequest;
      const after = await new Promise((done) =>
        runFor(request, () => void limiter[call]('ana').then(() => done(currentRequest()))),
      );
      timers.mockRestore();
      expect(requests).toEqual([null]);
      expect(after).toBe(request);
    },
  );
});

describe('limiters on an unresponsive Redis', () => {
  const stops: (() => unknown)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  it('ask it once, then count in the process, so that calls do not queue [N-16-213, N-34-552]', async () => {
    const redis = await startRedis();
    const limiters = new Limiters({ redisUrl: redis.url } as Config);
    stops.push(() => limiters.onApplicationShutdown(), redis.stop);
    await limiters.onModuleInit();
    const limiter = limiters.open('calls', CALLS, 60);
    expect(await consume(limiter, 'ana', 'REQUEST.TOO_MANY')).toBe(1);
    redis.freeze();
    const begun = [performance.now()];
    for (let call = 1; call <= CALLS; call += 1) {
      expect(await consume(limiter, 'ana', 'REQUEST.TOO_MANY')).toBe(call);
      begun.push(performance.now());
    }
    const [start = 0, afterFirst = 0] = begun;
    expect((begun.at(-1) ?? 0) - afterFirst).toBeLessThan(MAX_TIMES * (afterFirst - start));
    await expect(consume(limiter, 'ana', 'REQUEST.TOO_MANY')).rejects.toMatchObject({
      code: 'REQUEST.TOO_MANY',
    });
  });
});
