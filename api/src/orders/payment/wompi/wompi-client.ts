import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';

import type { Config } from '../../../config/index.js';
import { readTransaction, recordOf, type WompiTransaction } from './wompi-transaction.js';

/** What a failed question to Wompi means: ask again later, or asking again cannot help (a wrong key, another contract). */
export type WompiFailure = 'retryable' | 'rejected';

/** A failed call to Wompi's API. `status` is null when no answer came. */
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

const FAILURES_THAT_OPEN = 3;
const REST_MS = 10_000;
const PAGE_SIZE = 200;

/** Asks Wompi's transactions API. Knows nothing about the shop; it only reads. */
export class WompiClient {
  private readonly breaker = circuitBreaker(
    handleWhen((error) => error instanceof WompiError && error.failure === 'retryable'),
    { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES_THAT_OPEN) },
  );

  constructor(private readonly settings: Config['wompi']) {}

  /** A transaction, or null when Wompi does not know it. @throws WompiError */
  async transaction(id: string): Promise<WompiTransaction | null> {
    const data = await this.get(`/transactions/${encodeURIComponent(id)}`);
    if (data === null) return null;
    const transaction = readTransaction(data);
    if (!transaction) throw new WompiError('rejected', 200);
    return transaction;
  }

  /** Every transaction under a reference. @throws WompiError */
  async transactionsOf(reference: string): Promise<WompiTransaction[]> {
    const query = new URLSearchParams({ reference, page_size: String(PAGE_SIZE) });
    const data = await this.get(`/transactions?${query.toString()}`);
    if (!Array.isArray(data)) throw new WompiError('rejected', 200);
    return data
      .map(readTransaction)
      .filter((transaction) => transaction !== null)
      .filter((transaction) => transaction.reference === reference);
  }

  /** `data` of an answer, null for 404. While Wompi does not answer, further calls fail at once for a moment. */
  private async get(path: string): Promise<unknown> {
    try {
      return await this.breaker.execute(() => this.send(path));
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new WompiError('retryable', null, error);
      throw error;
    }
  }

  private async send(path: string): Promise<unknown> {
    const { apiUrl, privateKey, timeoutMs } = this.settings;
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(`${apiUrl}${path}`, {
        headers: { accept: 'application/json', authorization: `Bearer ${privateKey}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      body = await response.json().catch(() => undefined);
    } catch (error) {
      throw new WompiError('retryable', null, error);
    }
    const { status } = response;
    if (status === 404) return null;
    if (status === 429 || status === 408 || status >= 500) throw new WompiError('retryable', status);
    if (status !== 200) throw new WompiError('rejected', status);
    return recordOf(body)['data'];
  }
}
