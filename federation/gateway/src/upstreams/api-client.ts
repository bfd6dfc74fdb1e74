import { isEventStream, isRepeatable, collectBytes } from '@lacteos/contracts/http';
import { currentSpan } from '@lacteos/tracing';
import { Agent, type Dispatcher } from 'undici';
import type { Upstream } from './upstream.js';
import type { Upstreams } from './upstreams.js';

const CONNECT_LIMIT_MS = 3_000;
const ANSWER_LIMIT_MS = 60_000;
const MAX_READ_BYTES = 20_000_000;
const UNAVAILABLE = 503;
const CONNECTIONS = 128;

/** No connection: nothing was sent. */
const UNSENT_CODES = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** The connection broke before the answer, or the replica hangs: unknown outcome. */
const UPSTREAM_HANGS = 'UPSTREAM_STANDS_STILL';
const BROKEN_CODES = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', UPSTREAM_HANGS]);

export const CONNECTION_OPTIONS: Agent.Options = {
  connections: CONNECTIONS,
  connect: { timeout: CONNECT_LIMIT_MS },
  headersTimeout: ANSWER_LIMIT_MS,
  bodyTimeout: ANSWER_LIMIT_MS,
};

const hangingError = (): Error =>
  Object.assign(new Error('the replica stands still'), { code: UPSTREAM_HANGS });

type Options = Dispatcher.RequestOptions;
type Callback = (error: Error | null, answer: Dispatcher.ResponseData) => void;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const keyOf = (headers: Options['headers']): unknown =>
  (headers as Record<string, unknown> | undefined)?.['idempotency-key'];

const isForStream = ({ path, headers }: Options): boolean => {
  const { accept } = (headers ?? {}) as Record<string, string | undefined>;
  return isEventStream(path.split('?', 1)[0] ?? '', accept);
};

/**
 * Retries once on another replica after a failed connection or a 503, if nothing was sent or the request is
 * idempotent.
 */
export class ApiClient {
  private readonly agent = new Agent(CONNECTION_OPTIONS);
  /** Separate, because each stream holds a connection. Heartbeats come before `bodyTimeout`. */
  private readonly streams = new Agent({ ...CONNECTION_OPTIONS, connections: null });

  constructor(private readonly upstreams: Upstreams) {}

  /** Like undici's dispatcher, but picks the origin; callback only. */
  request(options: Options, callback: Callback): void;
  request(options: Options): Promise<Dispatcher.ResponseData>;
  request(options: Options, callback?: Callback): void | Promise<Dispatcher.ResponseData> {
    const answered = this.send(options);
    if (!callback) return answered;
    answered.then(
      (answer) => callback(null, answer),
      (error: Error) => callback(error, undefined as never),
    );
  }

  async get(path: string, headers: Record<string, string>, timeoutMs: number): Promise<Response> {
    const span = currentSpan();
    const {
      statusCode,
      headers: answered,
      body,
    } = await this.send({
      path,
      method: 'GET',
      headers: span ? { ...headers, traceparent: span.traceparent } : headers,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const known = Object.entries(answered).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const isEmpty = statusCode === 204 || statusCode === 304;
    if (isEmpty) await body.dump();
    return new Response(isEmpty ? null : await collectBytes(body, MAX_READ_BYTES), {
      status: statusCode,
      headers: known,
    });
  }

  close(): Promise<void> {
    return Promise.all([this.agent.destroy(), this.streams.destroy()]).then(() => undefined);
  }

  private async send(options: Options): Promise<Dispatcher.ResponseData> {
    const isSafe = isRepeatable(options.method, options.path, keyOf(options.headers));
    const first = this.upstreams.pick();
    let answer: Dispatcher.ResponseData;
    try {
      answer = await this.sendTo(first, options, isSafe);
    } catch (error) {
      const second = this.afterFailure(first, codeOf(error), isSafe);
      if (!second) throw error;
      return this.sendTo(second, options, false);
    }
    const other = answer.statusCode === UNAVAILABLE && isSafe ? this.upstreams.pickOther(first) : null;
    if (!other) return answer;
    await answer.body.dump();
    return this.sendTo(other, options, false);
  }

  private afterFailure(first: Upstream, code: string, isSafe: boolean): Upstream | null {
    const isUnsent = UNSENT_CODES.has(code);
    if (!isUnsent && !BROKEN_CODES.has(code)) return null;
    this.upstreams.failed(first, code);
    if (isUnsent) return this.upstreams.pickOther(first);
    return isSafe ? (this.upstreams.pickOther(first) ?? first) : null;
  }

  /** @param mayEnd whether to abort when the replica hangs */
  private async sendTo(
    upstream: Upstream,
    options: Options,
    mayEnd: boolean,
  ): Promise<Dispatcher.ResponseData> {
    const done = upstream.acquire();
    const stop = new AbortController();
    const answered = mayEnd
      ? upstream.whenSilent(() => this.upstreams.pickOther(upstream) && stop.abort(hangingError()))
      : undefined;
    try {
      const answer = await (isForStream(options) ? this.streams : this.agent).request({
        ...options,
        origin: upstream.origin,
        ...(mayEnd && !options.signal ? { signal: stop.signal } : {}),
      });
      answer.body.once('close', done);
      // Visitors may leave early: an unhandled 'error' would end the process.
      answer.body.on('error', () => undefined);
      return answer;
    } catch (error) {
      done();
      throw error;
    } finally {
      answered?.();
    }
  }
}
