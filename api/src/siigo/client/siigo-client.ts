import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
} from 'cockatiel';

import { SiigoBudget } from './siigo-budget.js';
import { SiigoError } from './errors/siigo-error.js';
import { explainProblem } from './errors/siigo-explanations.js';
import { type SiigoCall, SiigoHttp, type SiigoQuery } from './siigo-http.js';
import type { SiigoOutcome } from './errors/siigo-outcome.js';
import { type SiigoToken, SiigoTokens, type SiigoTokenStore } from './siigo-tokens.js';
import type { SiigoPage } from './siigo-wire.js';

export interface SiigoSettings {
  url: string;
  username: string;
  accessKey: string;
  partnerId: string;
  timeoutMs: number;
}
export interface SiigoSharing {
  tokens: SiigoTokenStore;
  budget: SiigoBudget;
  now?: () => number;
  /** Called before each request; throws for misuse, such as a call inside a transaction. */
  beforeCall?: () => void;
  /** Request id for SIIGO's log. */
  requestId?: () => string | null;
}

const RENEWAL_MARGIN_MS = 60_000;
const HOLDS_FOR_MS = 86_400_000;
const MAX_WAIT_MS = 20_000;
const FAILURES_BEFORE_OPEN = 8;
const OPEN_MS = 5_000;
const MAX_PAGE_SIZE = 100;

/** Never call it inside a database transaction. */
export class SiigoClient {
  private readonly http: SiigoHttp;
  private readonly tokens: SiigoTokens;
  private readonly breaker: IPolicy;
  private readonly repeat: IPolicy;
  private readonly now: () => number;

  constructor(
    private readonly settings: SiigoSettings,
    private readonly sharing: SiigoSharing,
  ) {
    this.now = sharing.now ?? Date.now;
    this.http = new SiigoHttp(settings, sharing.requestId);
    this.tokens = new SiigoTokens(sharing.tokens, () => this.signIn(), this.now);
    this.breaker = circuitBreaker(handleWhen(isOutage), {
      breaker: new ConsecutiveBreaker(FAILURES_BEFORE_OPEN),
      halfOpenAfter: OPEN_MS,
    });
    this.repeat = retry(handleWhen(mayRepeatNow), {
      maxAttempts: 2,
      backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 2_000 }),
    });
  }

  /** An open Redis connection would keep the process alive. */
  onApplicationShutdown(): void {
    this.sharing.budget.close();
  }

  requestsLeft(): Promise<number> {
    return this.sharing.budget.countRemaining();
  }

  pausedMs(): number {
    return this.sharing.budget.pausedMs();
  }

  get<T>(path: string, query?: SiigoQuery): Promise<SiigoOutcome<T>> {
    return this.outcomeOf<T>({ method: 'GET', path, query });
  }

  /** @param idempotencyKey letters and digits, at most 30; a repeat returns the first result */
  post<T>(path: string, body: unknown, idempotencyKey?: string): Promise<SiigoOutcome<T>> {
    return this.outcomeOf<T>({ method: 'POST', path, body, idempotencyKey });
  }

  put<T>(path: string, body: unknown): Promise<SiigoOutcome<T>> {
    return this.outcomeOf<T>({ method: 'PUT', path, body });
  }

  /** SIIGO's pages hold 10 to 100 rows, so the returned `pageSize` may differ. */
  async page<T>(
    path: string,
    page: number,
    pageSize: number,
    query: SiigoQuery = {},
  ): Promise<SiigoOutcome<SiigoPage<T>>> {
    const outcome = await this.get<SentPage<T>>(path, { ...query, page, page_size: pageSize });
    if (outcome.kind !== 'ok') return outcome;
    const { pagination = {}, results = [] } = outcome.value;
    const value = {
      rows: results,
      total: Number(pagination.total_results ?? results.length),
      page: Number(pagination.page ?? page),
      pageSize: Number(pagination.page_size ?? pageSize),
    };
    return { kind: 'ok', value };
  }

  /** Ends at `total_results` or an empty page. */
  async all<T>(path: string, query: SiigoQuery = {}, maxRows = 10_000): Promise<SiigoOutcome<T[]>> {
    const rows: T[] = [];
    for (let page = 1; ; page += 1) {
      const outcome = await this.page<T>(path, page, MAX_PAGE_SIZE, query);
      if (outcome.kind !== 'ok') return outcome;
      rows.push(...outcome.value.rows);
      const isDone = outcome.value.rows.length === 0 || rows.length >= outcome.value.total;
      if (isDone || rows.length >= maxRows) return { kind: 'ok', value: rows.slice(0, maxRows) };
    }
  }

  private async outcomeOf<T>(call: SiigoCall): Promise<SiigoOutcome<T>> {
    this.sharing.beforeCall?.();
    try {
      return { kind: 'ok', value: (await this.repeat.execute(() => this.authorised(call))) as T };
    } catch (error) {
      if (!(error instanceof SiigoError)) throw error;
      const { status, failure, problems, details } = error;
      if (failure === 'rejected') return { kind: 'rejected', status, reasons: problems.map(explainProblem) };
      if (failure === 'unknown outcome') return { kind: 'unknown', status };
      return { kind: 'retryable', status, afterMs: details.afterMs ?? null };
    }
  }

  private async authorised(call: SiigoCall): Promise<unknown> {
    const token = await this.tokens.current();
    try {
      return await this.limited(call, token);
    } catch (error) {
      if (!(error instanceof SiigoError) || error.status !== 401) throw error;
      return this.limited(call, await this.tokens.replaceRefused(token));
    }
  }

  private async limited(call: SiigoCall, token: string | null, isWrite?: boolean): Promise<unknown> {
    const { budget } = this.sharing;
    const afterMs = await budget.waitForPermit(MAX_WAIT_MS);
    if (afterMs !== null) throw new SiigoError('retryable', null, [], { afterMs, isHeldBack: true });
    try {
      const body = await this.breaker.execute(() => this.http.send(call, token, isWrite));
      budget.recordSuccess();
      return body;
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new SiigoError('retryable', null, [], { cause: error, afterMs: OPEN_MS, isHeldBack: true });
      if (!(error instanceof SiigoError) || error.status !== 429) throw error;
      throw new SiigoError('retryable', 429, error.problems, {
        cause: error,
        afterMs: budget.recordRefusal(),
      });
    }
  }

  private async signIn(): Promise<SiigoToken> {
    const { username, accessKey } = this.settings;
    const call: SiigoCall = { method: 'POST', path: '/auth', body: { username, access_key: accessKey } };
    const answer = (await this.limited(call, null, false)) as { access_token?: string; expires_in?: number };
    if (!answer.access_token) throw new SiigoError('retryable', null, []);
    // `expires_in` is in seconds, although SIIGO's reference says milliseconds.
    const lifeMs = answer.expires_in ? answer.expires_in * 1000 : HOLDS_FOR_MS;
    return { value: answer.access_token, renewAt: this.now() + Math.max(lifeMs - RENEWAL_MARGIN_MS, 0) };
  }
}

interface SentPage<T> {
  pagination?: { page?: number; page_size?: number; total_results?: number };
  results?: T[];
}

function isOutage(error: Error): boolean {
  return error instanceof SiigoError && error.failure !== 'rejected' && error.status !== 429;
}

/** The call had no effect and may be repeated at once. */
function mayRepeatNow(error: Error): boolean {
  return error instanceof SiigoError && error.failure === 'retryable' && error.details.isHeldBack !== true;
}
