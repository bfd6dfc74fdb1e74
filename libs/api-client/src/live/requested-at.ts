import { hashKey, type QueryKey } from '@tanstack/react-query';

const requestTimes = new Map<string, number>();

/** Records when the read was asked for: later changes may be missing in the answer. */
export async function recordRequestTime<T>(key: QueryKey, read: () => Promise<T>): Promise<T> {
  const at = Date.now();
  const answer = await read();
  requestTimes.set(hashKey(key), at);
  return answer;
}

/** Epoch milliseconds; 0 when the answer is not of this page. */
export const requestedAt = (key: QueryKey): number => requestTimes.get(hashKey(key)) ?? 0;
