export interface Reply<T> {
  data: T;
  cookie: string;
}
interface CallOptions {
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
  body?: unknown;
  isRefused?: boolean;
}
export type Caller = <T>(method: string, path: string, options?: CallOptions) => Promise<Reply<T>>;

export interface Tally {
  calls: number;
  lost: number;
  surprises: Map<string, number>;
}

const isExpected = (status: number, isRefused: boolean): boolean =>
  isRefused ? status >= 400 && status < 500 : status < 300 || status === 409;

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
