/** An answer of the API. */
export interface Reply<T> {
  data: T;
  /** The session's cookie, where one was set. */
  cookie: string;
}
interface CallOptions {
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Whether the call must be refused (4xx). */
  isRefused?: boolean;
}
/** Calls the API. */
export type Caller = <T>(method: string, path: string, options?: CallOptions) => Promise<Reply<T>>;

/** Totals of a soak's calls. */
export interface Tally {
  calls: number;
  /** Calls whose connection broke off before the answer. */
  lost: number;
  /** Unexpected answers with their counts. */
  surprises: Map<string, number>;
}

const isExpected = (status: number, isRefused: boolean): boolean =>
  isRefused ? status >= 400 && status < 500 : status < 300 || status === 409;

/** A caller that counts its calls and the unexpected answers. */
export const callerOf =
  (apiUrl: string, tally: Tally): Caller =>
  async (method, path, { token, cookie, headers = {}, body, isRefused = false } = {}) => {
    const answer = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    tally.calls += 1;
    const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false;
    const text = await answer.text();
    const reply = isJson
      ? (JSON.parse(text) as { data: never; code?: string })
      : { data: undefined as never };
    if (!isExpected(answer.status, isRefused)) {
      const surprise = `${method} ${path.replace(/\?.*|[\d-]{2,}.*/, '…')} answered ${answer.status} ${reply.code ?? ''}`;
      tally.surprises.set(surprise, (tally.surprises.get(surprise) ?? 0) + 1);
    }
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    return { data: reply.data, cookie: cookies.join('; ') };
  };
