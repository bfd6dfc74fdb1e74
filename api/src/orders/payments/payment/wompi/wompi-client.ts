import { callServer } from '@lacteos/contracts/http';
import { traced } from '@lacteos/tracing';
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';

import type { Config } from '#config/index.js';
import { readTransaction, recordOf, type WompiTransaction } from './protocol/wompi-transaction.js';

/** `retryable`: a later call may succeed. `rejected`: it cannot, e.g. for a wrong key. */
export type WompiFailure = 'retryable' | 'rejected';

/** `status` is null when there was no answer. */
export class WompiError extends Error {
  constructor(
    readonly failure: WompiFailure,
    readonly status: number | null,
    cause?: unknown,
  ) {
    super(`Wompi ${status ?? 'unreachable'} (${failure})`, { cause });
    this.name = 'WompiError';
  }
}

const MAX_FAILURES = 3;
const REST_MS = 10_000;
const PAGE_SIZE = 200;
/** Above the shop's payments in these days; otherwise Wompi alone would decide when it ends. */
const MAX_PAGES = 500;
export const MAX_ANSWER_BYTES = 5_000_000;

export class WompiClient {
  private readonly breaker = circuitBreaker(
    handleWhen((error) => error instanceof WompiError && error.failure === 'retryable'),
    { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(MAX_FAILURES) },
  );

  constructor(private readonly settings: Config['wompi']) {}

  /** null: Wompi has none. @throws WompiError */
  async transaction(id: string): Promise<WompiTransaction | null> {
    const data = await this.get(`/transactions/${encodeURIComponent(id)}`);
    if (data === null) return null;
    const transaction = readTransaction(data);
    if (transaction?.id !== id) throw new WompiError('rejected', 200);
    return transaction;
  }

  /** @throws WompiError */
  async transactionsOf(reference: string): Promise<WompiTransaction[]> {
    const query = new URLSearchParams({ reference, page_size: String(PAGE_SIZE) });
    const data = await this.get(`/transactions?${query.toString()}`);
    if (!Array.isArray(data)) throw new WompiError('rejected', 200);
    return data
      .map(readTransaction)
      .filter((transaction) => transaction !== null)
      .filter((transaction) => transaction.reference === reference);
  }

  /** By the day of their beginning (UTC, yyyy-MM-dd, both included). @throws WompiError */
  async transactionsBetween(from: string, until: string): Promise<WompiTransaction[]> {
    const found: WompiTransaction[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const query = new URLSearchParams({
        from_date: from,
        until_date: until,
        page: String(page),
        page_size: String(PAGE_SIZE),
      });
      const data = await this.get(`/transactions?${query.toString()}`);
      if (!Array.isArray(data)) throw new WompiError('rejected', 200);
      found.push(...data.map(readTransaction).filter((transaction) => transaction !== null));
      if (data.length < PAGE_SIZE) return found;
    }
    throw new WompiError('rejected', 200);
  }

  /** `data` of the answer, null for 404; fails at once while the circuit breaker is open. */
  private async get(path: string): Promise<unknown> {
    try {
      return await this.breaker.execute(() =>
        traced({ name: 'Wompi GET /transactions', kind: 'client' }, () => this.send(path)),
      );
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new WompiError('retryable', null, error);
      throw error;
    }
  }

  private async send(path: string): Promise<unknown> {
    const { apiUrl, privateKey, timeoutMs } = this.settings;
    const limits = { timeoutMs, maxBytes: MAX_ANSWER_BYTES };
    const headers = { accept: 'application/json', authorization: `Bearer ${privateKey}` };
    const answer = await callServer(`${apiUrl}${path}`, limits, { headers }).catch((error: unknown) => {
      throw new WompiError('retryable', null, error);
    });
    const { status } = answer;
    if (status === 404) return null;
    if (status === 429 || status === 408 || status >= 500) throw new WompiError('retryable', status);
    if (status !== 200) throw new WompiError('rejected', status);
    return recordOf(answer.json())['data'];
  }
}
