import { failureOfStatus, readProblems, SiigoError } from './siigo-error.js';

/** How the SIIGO account is reached; `timeoutMs` is the limit of one call. */
export interface SiigoSettings {
  url: string;
  username: string;
  accessKey: string;
  partnerId: string;
  timeoutMs: number;
}

type Query = Record<string, string | number | boolean | undefined>;
interface SiigoCall {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  query?: Query;
  body?: unknown;
  idempotencyKey?: string;
}
/** A token is renewed this long before it lapses. */
const RENEWAL_MARGIN_MS = 60_000;
const HOLDS_FOR_MS = 86_400_000;

/**
 * Speaks SIIGO's HTTP protocol: signs in, keeps the token, renews it once after a 401, limits the time of a call and
 * turns every failure into a {@link SiigoError}. Knows nothing about the shop.
 */
export class SiigoClient {
  private token: { value: string; renewAt: number } | null = null;
  private signingIn: Promise<string> | null = null;

  constructor(
    private readonly settings: SiigoSettings,
    private readonly now: () => number = Date.now,
  ) {}

  /** Reads a resource, e.g. `/v1/document-types`. @throws SiigoError */
  get<T>(path: string, query?: Query): Promise<T> {
    return this.authorised<T>({ method: 'GET', path, query });
  }

  /** Creates a resource; the key (letters and digits, at most 30) makes a repeat return the first result. @throws SiigoError */
  post<T>(path: string, body: unknown, idempotencyKey?: string): Promise<T> {
    return this.authorised<T>({ method: 'POST', path, body, idempotencyKey });
  }

  private async authorised<T>(call: SiigoCall): Promise<T> {
    const token = await this.currentToken();
    try {
      return await this.send<T>(call, token);
    } catch (error) {
      if (!(error instanceof SiigoError) || error.status !== 401) throw error;
      if (this.token?.value === token) this.token = null;
      return this.send<T>(call, await this.currentToken());
    }
  }

  private async currentToken(): Promise<string> {
    if (this.token && this.token.renewAt > this.now()) return this.token.value;
    this.signingIn ??= this.signIn().finally(() => {
      this.signingIn = null;
    });
    return this.signingIn;
  }

  private async signIn(): Promise<string> {
    const { username, accessKey } = this.settings;
    const call: SiigoCall = { method: 'POST', path: '/auth', body: { username, access_key: accessKey } };
    const answer = await this.send<{ access_token?: string; expires_in?: number }>(call, null, false);
    if (!answer.access_token) throw new SiigoError('retryable', null, []);
    // `expires_in` counts seconds, although SIIGO's reference says milliseconds.
    const lifeMs = answer.expires_in ? answer.expires_in * 1000 : HOLDS_FOR_MS;
    this.token = {
      value: answer.access_token,
      renewAt: this.now() + Math.max(lifeMs - RENEWAL_MARGIN_MS, 0),
    };
    return answer.access_token;
  }

  private async send<T>(call: SiigoCall, token: string | null, isWrite = call.method !== 'GET'): Promise<T> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(this.addressOf(call), {
        method: call.method,
        headers: this.headersOf(call, token),
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
        signal: AbortSignal.timeout(this.settings.timeoutMs),
      });
      text = await response.text();
    } catch (error) {
      throw new SiigoError(isWrite && !wasRefused(error) ? 'unknown outcome' : 'retryable', null, [], error);
    }
    const body = parseJson(text);
    if (!response.ok) {
      throw new SiigoError(failureOfStatus(response.status, isWrite), response.status, readProblems(body));
    }
    if (body === undefined)
      throw new SiigoError(isWrite ? 'unknown outcome' : 'retryable', response.status, []);
    return body as T;
  }

  private addressOf({ path, query }: SiigoCall): URL {
    const address = new URL(this.settings.url.replace(/\/$/, '') + path);
    for (const [name, value] of Object.entries(query ?? {})) {
      if (value !== undefined) address.searchParams.set(name, String(value));
    }
    return address;
  }

  private headersOf(call: SiigoCall, token: string | null): Record<string, string> {
    return {
      accept: 'application/json',
      'Partner-Id': this.settings.partnerId,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.idempotencyKey ? { 'Idempotency-Key': call.idempotencyKey } : {}),
    };
  }
}

/** A refused connection never carried the request, so nothing can have happened there. */
function wasRefused(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return cause?.code === 'ECONNREFUSED' || cause?.code === 'ENOTFOUND';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
