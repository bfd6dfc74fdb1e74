import { callServer } from '@lacteos/contracts/http';
import { type SpanStart, traced } from '@lacteos/tracing';
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

const READ_LIMIT_MS = 30_000;
/** Pages of 100 documents and base64 PDFs have a few megabytes. */
const MAX_ANSWER_BYTES = 20_000_000;

/** Sends one request, without token or limits; throws a {@link SiigoError}. */
export class SiigoHttp {
  /** @param requestId sent to SIIGO as `X-Request-Id` */
  constructor(
    private readonly address: SiigoAddress,
    private readonly requestId: () => string | null = () => null,
  ) {}

  /** @param isWrite whether the call can change something at SIIGO @throws SiigoError */
  send(call: SiigoCall, token: string | null, isWrite = call.method !== 'GET'): Promise<unknown> {
    return traced(this.spanOf(call), async (span) => {
      const { status, text } = await this.exchange(call, token, isWrite);
      span?.set({ 'http.response.status_code': status });
      return bodyOf(status, text, isWrite);
    });
  }

  private async exchange(call: SiigoCall, token: string | null, isWrite: boolean): Promise<SentAnswer> {
    const { timeoutMs } = this.address;
    try {
      const answer = await callServer(
        this.addressOf(call),
        { timeoutMs: isWrite ? timeoutMs : Math.min(timeoutMs, READ_LIMIT_MS), maxBytes: MAX_ANSWER_BYTES },
        {
          method: call.method,
          headers: this.headersOf(call, token),
          body: call.body === undefined ? undefined : JSON.stringify(call.body),
        },
      );
      return { status: answer.status, text: answer.text() };
    } catch (cause) {
      throw new SiigoError(isWrite && !isUnsent(cause) ? 'unknown outcome' : 'retryable', null, [], {
        cause,
      });
    }
  }

  private spanOf({ method, path }: SiigoCall): SpanStart {
    const route = path.replace(ID_IN_PATH, '/{id}');
    return {
      name: `SIIGO ${method} ${route}`,
      kind: 'client',
      attributes: {
        'http.request.method': method,
        'url.template': route,
        'server.address': new URL(this.address.url).hostname,
      },
    };
  }

  private addressOf({ path, query }: SiigoCall): URL {
    const address = new URL(this.address.url.replace(/\/$/, '') + path);
    for (const [name, value] of Object.entries(query ?? {})) {
      if (value !== undefined && value !== '') address.searchParams.set(name, String(value));
    }
    return address;
  }

  private headersOf(call: SiigoCall, token: string | null): Record<string, string> {
    const requestId = this.requestId();
    return {
      accept: 'application/json',
      'Partner-Id': this.address.partnerId,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(requestId === null ? {} : { 'X-Request-Id': requestId }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.idempotencyKey ? { 'Idempotency-Key': call.idempotencyKey } : {}),
    };
  }
}

interface SentAnswer {
  readonly status: number;
  readonly text: string;
}

const ID_IN_PATH = /\/(?!v\d)[^/]*\d[^/]*/g;

function bodyOf(status: number, text: string, isWrite: boolean): unknown {
  const body = parseJson(text);
  if (status < 200 || status > 299) {
    const problems = readProblems(body);
    throw new SiigoError(failureOfStatus(status, isWrite, problems), status, problems);
  }
  if (body === undefined) throw new SiigoError(isWrite ? 'unknown outcome' : 'retryable', status, []);
  return body;
}

/** Errors that prove the request was not sent. */
const UNSENT_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return cause?.code !== undefined && UNSENT_CODES.has(cause.code);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
