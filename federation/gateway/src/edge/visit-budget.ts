import { addressKey } from '@lacteos/contracts/http';
import type { FastifyRequest } from 'fastify';
import { RequestError } from './failures.js';

const MINUTE_MS = 60_000;

export const visitBudget = (perMinute: number, now: () => number = Date.now) => {
  const counts = new Map<string, number>();
  let windowEnds = 0;
  return async ({ ip }: Pick<FastifyRequest, 'ip'>): Promise<void> => {
    if (now() >= windowEnds) {
      counts.clear();
      windowEnds = now() + MINUTE_MS;
    }
    const address = addressKey(ip);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count > perMinute) throw new RequestError('REQUEST.TOO_MANY_AT_ONCE');
  };
};
