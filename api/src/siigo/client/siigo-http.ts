import { failureOfStatus, readProblems, SiigoError } from './errors/siigo-error.js';

export type SiigoQuery = Record<string, string | number | boolean | undefined>;
export interface SiigoCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: SiigoQuery;
  readonly body?: unknown;
  /** Letters and digits, at most 30; only for creating invoices and credit notes. */
  readonly idempotencyKey?: string;
}
export interface SiigoAddress {
  readonly url: string;
  readonly partnerId: string;
  readonly timeoutMs: number;
}

/** Limit for reads; documents may take the whole limit. */
const READ_LIMIT_MS = 30_000;

/** Sends one request and returns its body or throws a {@link SiigoError}. Has no token and no limits of its own. */
export class SiigoHttp {
  constructor(private readonly address: SiigoAddress) {}

  /**
   * Sends one request.
   * @param isWrite whether the call can change something at SIIGO
   * @throws SiigoError
   */
  async send(call: SiigoCall, token: string | null, isWrite = call.method !== 'GET'): Promise<unknown> {
    const { timeoutMs } = this.address;
    let response: Response;
    let text: string;
    try {
      response = await fetch(this.addressOf(call), {
        method: call.method,
        headers: this.headersOf(call, token),
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
        signal: AbortSignal.timeout(isWrite ? timeoutMs : Math.min(timeoutMs, READ_LIMIT_MS)),
      });
      text = await response.text();
    } catch (cause) {
      throw new SiigoError(isWrite && !neverLeft(cause) ? 'unknown outcome' : 'retryable', null, [], {
        cause,
      });
    }
    const body = parseJson(text);
    if (!response.ok) {
      const problems = readProblems(body);
      throw new SiigoError(failureOfStatus(response.status, isWrite, problems), response.status, problems);
    }
    if (body === undefined)
      throw new SiigoError(isWrite ? 'unknown outcome' : 'retryable', response.status, []);
    return body;
  }

  private addressOf({ path, query }: SiigoCall): URL {
    const address = new URL(this.address.url.replace(/\/$/, '') + path);
    for (const [name, value] of Object.entries(query ?? {})) {
      if (value !== undefined && value !== '') address.searchParams.set(name, String(value));
    }
    return address;
  }

  private headersOf(call: SiigoCall, token: string | null): Record<string, string> {
    return {
      accept: 'application/json',
      'Partner-Id': this.address.partnerId,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.idempotencyKey ? { 'Idempotency-Key': call.idempotencyKey } : {}),
    };
  }
}

/** Errors after which the request was certainly not sent. */
const NEVER_LEFT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function neverLeft(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return cause?.code !== undefined && NEVER_LEFT.has(cause.code);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
