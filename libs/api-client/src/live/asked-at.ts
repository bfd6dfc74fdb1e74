import { hashKey, type QueryKey } from '@tanstack/react-query';

const times = new Map<string, number>();

/** Records when the read was asked for: later changes may be missing in the answer. */
export async function timed<T>(key: QueryKey, read: () => Promise<T>): Promise<T> {
  const at = Date.now();
  const answer = await read();
  times.set(hashKey(key), at);
  return answer;
}

/** Epoch milliseconds; 0 when the answer is not of this page. */
export const askedAt = (key: QueryKey): number => times.get(hashKey(key)) ?? 0;
