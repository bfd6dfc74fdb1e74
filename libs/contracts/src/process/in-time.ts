import { setTimeout as delay } from 'node:timers/promises';

/** The result of work, or a failure when it takes longer; the work itself goes on. */
export const inTime = async <Result>(
  work: Promise<Result>,
  limitMs: number,
  what: string,
): Promise<Result> => {
  const timer = new AbortController();
  const tooLong = delay(limitMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`${what} did not answer within ${limitMs} ms`);
  });
  // The loser of the race has no listener.
  for (const side of [work, tooLong]) side.catch(() => undefined);
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    timer.abort();
  }
};
