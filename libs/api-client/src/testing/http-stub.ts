import type { PageMeta } from '@lacteos/contracts/schemas';

export interface StubbedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  transport: 'xhr' | 'fetch';
  fetchOptions?: Pick<RequestInit, 'cache' | 'credentials'>;
}
export interface StubbedAnswer {
  status: number;
  body: unknown;
}
type StubbedOutcome = StubbedAnswer | 'network-loss' | 'cut-off';
export type StubbedRoutes = Record<
  string,
  StubbedOutcome | ((request: StubbedRequest) => StubbedOutcome | Promise<StubbedOutcome>)
>;

export const answer = (data: unknown, meta?: PageMeta, status = 200): StubbedAnswer => ({
  status,
  body: { success: true, data, ...(meta ? { meta } : {}) },
});
export const failure = (
  status: number,
  code: string,
  message: string,
  errors?: Record<string, unknown>,
): StubbedAnswer => ({ status, body: { success: false, code, message, errors, requestId: 'test' } });

const parsed = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
};

const pathOf = (address: URL): string => address.pathname.replace(/^\/api/, '');

const refusedBy = (signal?: AbortSignal | null): Promise<never> =>
  new Promise((_, reject) => {
    const refuse = (): void => reject(signal?.reason);
    if (signal?.aborted) refuse();
    else signal?.addEventListener('abort', refuse, { once: true });
  });

type Handle = (request: StubbedRequest) => Promise<StubbedOutcome>;

const stubbedXhr = (handle: Handle) =>
  class {
    status = 0;
    statusText = '';
    readyState = 0;
    response = '';
    responseText = '';
    responseURL = '';
    responseType = '';
    timeout = 0;
    withCredentials = false;
    upload = { addEventListener: () => undefined };
    onloadend: (() => void) | null = null;
    onerror: ((event?: unknown) => void) | null = null;
    onabort: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    private onprogress: (event: object) => void = () => undefined;
    private method = 'GET';
    private address = new URL('http://localhost/');
    private isAborted = false;
    private readonly headers: Record<string, string> = {};

    open(method: string, url: string): void {
      this.method = method.toUpperCase();
      this.address = new URL(url, 'http://localhost/');
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name.toLowerCase()] = value;
    }
    addEventListener(type: string, listener: (event: object) => void): void {
      if (type === 'progress') this.onprogress = listener;
    }
    removeEventListener(): void {}
    getResponseHeader(): string | null {
      return null;
    }
    getAllResponseHeaders(): string {
      return 'content-type: application/json\r\n';
    }
    abort(): void {
      this.isAborted = true;
      this.onabort?.();
    }
    async send(body?: unknown): Promise<void> {
      const path = pathOf(this.address);
      const request = {
        method: this.method,
        path,
        query: this.address.searchParams,
        headers: this.headers,
        body: parsed(body),
        transport: 'xhr' as const,
      };
      const given = await handle(request);
      if (this.isAborted) return;
      if (typeof given === 'string') {
        if (given === 'cut-off')
          this.onprogress({ loaded: 1, total: 0, lengthComputable: false, target: this });
        this.onerror?.();
        return;
      }
      this.status = given.status;
      this.readyState = 4;
      this.responseText = typeof given.body === 'string' ? given.body : JSON.stringify(given.body);
      this.response = this.responseText;
      this.onloadend?.();
    }
  };

const stubbedFetch =
  (handle: Handle) =>
  async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const address = new URL(String(input), 'http://localhost/');
    const { method = 'GET', headers = {}, cache, credentials, body, signal } = init;
    const sent = Object.entries(headers as Record<string, string>);
    const given = await Promise.race([
      handle({
        method,
        path: pathOf(address),
        query: address.searchParams,
        headers: Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), value])),
        body: parsed(body),
        transport: 'fetch',
        fetchOptions: { cache, credentials },
      }),
      refusedBy(signal),
    ]);
    if (typeof given === 'string') throw new TypeError('Failed to fetch');
    const text = typeof given.body === 'string' ? given.body : JSON.stringify(given.body);
    // jsdom has no Response.
    const answered = {
      ok: given.status < 400,
      status: given.status,
      json: async () => JSON.parse(text) as unknown,
    };
    return answered as Response;
  };

/** Replaces XMLHttpRequest and fetch; unhandled calls answer 404. Call `restore` after each test. */
export function stubHttp(routes: StubbedRoutes) {
  const original = { XMLHttpRequest: globalThis.XMLHttpRequest, fetch: globalThis.fetch };
  const seen: StubbedRequest[] = [];
  const table = { ...routes };

  const handle: Handle = async (request) => {
    seen.push(request);
    await Promise.resolve();
    const handler = table[`${request.method} ${request.path}`];
    const given = typeof handler === 'function' ? await handler(request) : handler;
    return given ?? failure(404, 'NOT_FOUND', 'No encontrado.');
  };

  globalThis.XMLHttpRequest = stubbedXhr(handle) as unknown as typeof XMLHttpRequest;
  globalThis.fetch = stubbedFetch(handle);

  return {
    requests: seen as readonly StubbedRequest[],
    requestsTo: (route: string) => seen.filter(({ method, path }) => `${method} ${path}` === route),
    reply: (more: StubbedRoutes) => void Object.assign(table, more),
    restore: () => {
      Object.assign(globalThis, original);
    },
  };
}

export type HttpStub = ReturnType<typeof stubHttp>;
