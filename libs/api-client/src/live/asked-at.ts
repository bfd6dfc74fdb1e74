import { hashKey, type QueryKey } from '@tanstack/react-query';

const times = new Map<string, number>();

/** Reads, and remembers when it was asked: what happened later may be missing in the answer. */
export async function timed<T>(key: QueryKey, read: () => Promise<T>): Promise<T> {
  const at = Date.now();
  const answer = await read();
  times.set(hashKey(key), at);
  return answer;
}

/** When the present answer was asked for, in epoch milliseconds; 0 when it is not of this page. */
export const askedAt = (key: QueryKey): number => times.get(hashKey(key)) ?? 0;
