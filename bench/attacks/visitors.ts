import { Agent, request } from 'node:http';

const AT_ONCE = 4;
const MAX_WAIT_MS = 10_000;

export type Stay = number | { readonly turns: number };

export interface Visits {
  readonly times: readonly number[];
  /** Failures, statuses 429 and ≥ 500, and (in a stay of seconds) answers slower than ten seconds. */
  readonly failed: number;
}

interface Asked {
  method: string;
  path: string;
  body?: string;
}

const ASKED: readonly Asked[] = [
  { method: 'GET', path: '/api/product/products' },
  { method: 'GET', path: '/api/health/live' },
  { method: 'POST', path: '/api/auth/refresh', body: '{}' },
];

const send = (
  agent: Agent,
  url: string,
  { method, path, body }: Asked,
  signal?: AbortSignal,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = body ? { 'content-type': 'application/json', 'content-length': body.length } : {};
    request(new URL(path, url), { agent, method, headers, ...(signal && { signal }) }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });

export const visit = async (url: string, stay: Stay): Promise<Visits> => {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let failed = 0;
  const until = typeof stay === 'number' ? performance.now() + stay * 1_000 : Infinity;
  const turns = typeof stay === 'number' ? Infinity : stay.turns;
  const visitor = async (): Promise<void> => {
    for (let turn = 0; turn < turns && performance.now() < until; turn += 1) {
      const asked = ASKED[turn % ASKED.length];
      if (!asked) continue;
      const start = performance.now();
      const status = await send(
        agent,
        url,
        asked,
        typeof stay === 'number' ? AbortSignal.timeout(MAX_WAIT_MS) : undefined,
      ).catch(() => 0);
      times.push(performance.now() - start);
      if (status === 0 || status === 429 || status >= 500) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  agent.destroy();
  return { times, failed };
};

export const p99 = ({ times }: Visits): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
