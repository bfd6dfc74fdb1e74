import { randomUUID } from 'node:crypto';
import { CASH, newOrder, type WantedLine } from '../lib/new-order.js';
import type { TokenBuyer } from './buyers.js';

const LIMIT_MS = 70_000;

export interface Answered {
  /** Start of the request by `performance.now()`. */
  readonly at: number;
  readonly milliseconds: number;
  /** 0: no answer. */
  readonly status: number;
  readonly hasRetryAfter: boolean;
  readonly data: unknown;
}

export async function call(
  method: string,
  url: string,
  { token, key, body }: { token: string; key?: string; body?: unknown },
): Promise<Answered> {
  const at = performance.now();
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const { data } = (await answer.json()) as { data?: unknown };
    const hasRetryAfter = answer.headers.has('retry-after');
    return { at, milliseconds: performance.now() - at, status: answer.status, hasRetryAfter, data };
  } catch {
    return { at, milliseconds: performance.now() - at, status: 0, hasRetryAfter: false, data: null };
  }
}

export class Acknowledged {
  readonly orders = new Map<string, number>();

  /** Retries with the same key after a 503, as the checkout does. */
  async place(
    origin: string,
    buyer: TokenBuyer,
    lines: readonly WantedLine[],
    attempts = 1,
    change: object = {},
  ): Promise<Answered[]> {
    const key = randomUUID();
    const answers: Answered[] = [];
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const answer = await call('POST', `${origin}/api/order`, {
        token: buyer.token,
        key,
        body: { ...newOrder(buyer.id, lines, CASH), ...change },
      });
      answers.push(answer);
      if (answer.status === 201) this.orders.set(key, (answer.data as { id: number }).id);
      if (answer.status !== 503) break;
      await new Promise((done) => setTimeout(done, 1_000));
    }
    return answers;
  }
}

export function refused(answers: readonly Answered[]): string[] {
  const bad = answers.filter(
    ({ status, hasRetryAfter }) => status === 0 || (status >= 500 && !(status === 503 && hasRetryAfter)),
  );
  const byStatus = new Map<number, number>();
  for (const { status } of bad) byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  return [...byStatus].map(([status, count]) => `${count} answers of ${status || 'nothing'}`);
}
