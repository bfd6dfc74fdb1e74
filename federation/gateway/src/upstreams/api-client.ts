import { isEventStream, isRepeatable, collectBytes } from '@lacteos/contracts/http';
import { currentSpan } from '@lacteos/tracing';
import { Agent, type Dispatcher } from 'undici';
import type { Upstream } from './upstream.js';
import type { Upstreams } from './upstreams.js';

const CONNECT_LIMIT_MS = 3_000;
const ANSWER_LIMIT_MS = 60_000;
/** Of what the gateway itself reads; what it passes on is as long as the API says. */
const MAX_READ_BYTES = 20_000_000;
const UNAVAILABLE = 503;
/** Connections to one server. */
const CONNECTIONS = 128;

/** Nothing was sent: there was no connection. */
const UNSENT = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** The connection broke before the answer began, or the replica hangs: the outcome is unknown. */
const STANDS_STILL = 'UPSTREAM_STANDS_STILL';
const BROKEN = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', STANDS_STILL]);

/** How connections to servers behind the gateway are made. */
export const CONNECTION_OPTIONS: Agent.Options = {
  connections: CONNECTIONS,
  connect: { timeout: CONNECT_LIMIT_MS },
  headersTimeout: ANSWER_LIMIT_MS,
  bodyTimeout: ANSWER_LIMIT_MS,
};

const standsStill = (): Error => Object.assign(new Error('the replica stands still'), { code: STANDS_STILL });

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
 * Sends requests to the replicas of the API. One whose connection fails, or that a replica answers with 503, is sent once more
 * to another replica: if nothing of it was sent, or if it may be done twice.
 */
export class ApiClient {
  private readonly agent = new Agent(CONNECTION_OPTIONS);
  /** Each stream keeps a connection: among all other calls they would leave none. Its heartbeat comes before `bodyTimeout`. */
  private readonly streams = new Agent({ ...CONNECTION_OPTIONS, connections: null });

  constructor(private readonly upstreams: Upstreams) {}

  /** As of undici's dispatchers, but for the origin, which is chosen here; with a callback only. */
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

  /** A GET by the gateway itself. */
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

  /** The replica to ask after one failed; null when there is none. */
  private afterFailure(first: Upstream, code: string, isSafe: boolean): Upstream | null {
    const isUnsent = UNSENT.has(code);
    if (!isUnsent && !BROKEN.has(code)) return null;
    this.upstreams.failed(first, code);
    if (isUnsent) return this.upstreams.pickOther(first);
    return isSafe ? (this.upstreams.pickOther(first) ?? first) : null;
  }

  /** @param mayEnd whether the request ends when the replica stands still */
  private async sendTo(
    upstream: Upstream,
    options: Options,
    mayEnd: boolean,
  ): Promise<Dispatcher.ResponseData> {
    const done = upstream.take();
    const stop = new AbortController();
    const answered = mayEnd
      ? upstream.whenSilent(() => this.upstreams.pickOther(upstream) && stop.abort(standsStill()))
      : undefined;
    try {
      const answer = await (isForStream(options) ? this.streams : this.agent).request({
        ...options,
        origin: upstream.origin,
        ...(mayEnd && !options.signal ? { signal: stop.signal } : {}),
      });
      answer.body.once('close', done);
      // A visitor who left before it reads nothing of it, and without a listener its end would be that of the process.
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
