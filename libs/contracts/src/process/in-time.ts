import { setTimeout as delay } from 'node:timers/promises';

/** The work itself goes on after the timeout. */
export const inTime = async <Result>(
  work: Promise<Result>,
  limitMs: number,
  task: string,
): Promise<Result> => {
  const timer = new AbortController();
  const tooLong = delay(limitMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`${task} did not answer within ${limitMs} ms`);
  });
  // The loser of the race has no listener.
  for (const side of [work, tooLong]) side.catch(() => undefined);
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    timer.abort();
  }
};
