import { describe, expect, it, jest } from '@jest/globals';
import { readEnvironment } from '../env/index.js';
import { leaveAndClose, readEndTimes, Readiness } from './index.js';

const never = (): Promise<never> => new Promise(() => undefined);

describe('the shutdown of a process', () => {
  it('announces the exit, accepts work for a grace period, and then closes', async () => {
    const steps: string[] = [];
    const began = Date.now();
    const isWhole = await leaveAndClose({
      leave: () => void steps.push('left'),
      graceMs: 50,
      close: async () =>
        void steps.push(Date.now() - began >= 45 ? 'closed after a while' : 'closed at once'),
      limitMs: 5_000,
    });
    expect([isWhole, steps]).toEqual([true, ['left', 'closed after a while']]);
  });

  it.each([
    ['hangs', never],
    ['fails', () => Promise.reject(new Error('no'))],
  ])('completes although a resource %s [N-16-173]', async (_, close) => {
    expect(await leaveAndClose({ leave: () => undefined, graceMs: 0, close, limitMs: 50 })).toBe(false);
  });
});

it.each([
  [true, { drainSeconds: 3, shutdownSeconds: 8 }],
  [false, { drainSeconds: 0, shutdownSeconds: 8 }],
])(
  'the grace period of a process depends on the environment: in production %s [N-16-166]',
  (isProduction, times) => {
    expect(readEnvironment({}, (reader) => readEndTimes(reader, isProduction))).toEqual(times);
  },
);

describe('the readiness of a process', () => {
  it('follows the result of the probe', async () => {
    const readiness = new Readiness();
    await readiness.require(async () => 'ok', 'the database');
    await expect(readiness.require(() => Promise.reject(new Error('gone')), 'the database')).rejects.toThrow(
      'gone',
    );
  });

  it('ends when the process leaves, also during a probe', async () => {
    const readiness = new Readiness();
    let answer: () => void = () => undefined;
    const asked = readiness.require(() => new Promise<void>((done) => (answer = done)), 'the database');
    readiness.leave();
    answer();
    await expect(asked).rejects.toThrow('leaving');
    await expect(readiness.require(async () => 'ok', 'the database')).rejects.toThrow('leaving');
  });

  it('turns negative within a second while one shared probe hangs [N-16-172, N-34-552]', async () => {
    const readiness = new Readiness();
    const probe = jest.fn(never);
    jest.useFakeTimers();
    const asked = [1, 2, 3].map(() => readiness.require(probe, 'the database'));
    const answers = Promise.allSettled(asked);
    await jest.advanceTimersByTimeAsync(999);
    jest.useRealTimers();
    const reason = expect.objectContaining({
      message: expect.stringContaining('did not answer within 900 ms'),
    });
    expect(await answers).toEqual(asked.map(() => ({ status: 'rejected', reason })));
    expect(probe).toHaveBeenCalledTimes(1);
  });
});
