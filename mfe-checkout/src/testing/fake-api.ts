/** One request as it left the page. */
export interface SentRequest {
  method: string;
  /** Path below /api, without the query. */
  path: string;
  params: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}
interface Answer {
  status: number;
  body: unknown;
}
type Handler = (request: SentRequest) => Answer | Promise<Answer> | 'offline';

export const success = (data: unknown, status = 200): Answer => ({ status, body: { success: true, data } });
export const failure = (
  status: number,
  code: string,
  message: string,
  errors?: Record<string, unknown>,
): Answer => ({
  status,
  body: { success: false, code, message, errors, requestId: 'test' },
});

/** The API as the page sees it through XMLHttpRequest: answers by 'METHOD /path', and remembers what was sent. */
export class FakeApi {
  readonly sent: SentRequest[] = [];
  private readonly handlers = new Map<string, Handler>();

  on(route: string, handler: Handler | Answer): this {
    this.handlers.set(route, typeof handler === 'function' ? handler : () => handler);
    return this;
  }

  requests(route: string): SentRequest[] {
    return this.sent.filter(({ method, path }) => `${method} ${path}` === route);
  }

  async answer(request: SentRequest): Promise<Answer | 'offline'> {
    this.sent.push(request);
    const handler = this.handlers.get(`${request.method} ${request.path}`);
    return handler
      ? handler(request)
      : failure(404, 'NOT_FOUND', `sin respuesta para ${request.method} ${request.path}`);
  }

  install(): void {
    const fake = this as FakeApi;
    globalThis.XMLHttpRequest = class extends FakeXhr {
      constructor() {
        super(fake);
      }
    } as unknown as typeof XMLHttpRequest;
  }
}

/** As much of XMLHttpRequest as axios uses. */
class FakeXhr {
  status = 0;
  statusText = '';
  responseText = '';
  response = '';
  responseURL = '';
  responseType = '';
  readyState = 0;
  timeout = 0;
  upload = undefined;
  onloadend: (() => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onabort: (() => void) | null = null;
  private method = 'GET';
  private url = new URL('http://localhost/');
  private headers: Record<string, string> = {};
  private isAborted = false;

  constructor(private readonly fake: FakeApi) {}

  open(method: string, url: string): void {
    this.method = method.toUpperCase();
    this.url = new URL(url, 'http://localhost/');
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n';
  }
  abort(): void {
    this.isAborted = true;
  }
  addEventListener(): void {}

  send(body?: string | null): void {
    void this.fake
      .answer({
        method: this.method,
        path: this.url.pathname.replace(/^\/api/, ''),
        params: Object.fromEntries(this.url.searchParams),
        headers: this.headers,
        body: body ? JSON.parse(body) : undefined,
      })
      .then((answer) => this.finish(answer));
  }

  private finish(answer: Answer | 'offline'): void {
    if (this.isAborted) return;
    if (answer === 'offline') {
      this.onerror?.({ message: 'Network Error' });
      return;
    }
    this.readyState = 4;
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.body);
    this.response = this.responseText;
    this.onloadend?.();
  }
}
