import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ADDRESS } from '../lib/new-order.js';

const DEMO_PASSWORD = 'Lacteos2026!';
const CLIENT = 'cliente@demo.test';
const ADMIN = 'admin@demo.test';
const MAX_WAIT_MS = 45_000;
const MAX_READY_MS = 1_000;
const SLACK_MS = 500;
const PAUSE_MS = 150;
const TOLERATED: ReadonlySet<number> = new Set([503, 507]);

interface Envelope {
  success?: boolean;
  code?: string;
  message?: string;
  requestId?: string;
  data?: unknown;
  errors?: Record<string, unknown>;
}
export interface Reply {
  readonly status: number;
  readonly body: Envelope;
  readonly headers: Headers;
  readonly ms: number;
}
interface Account {
  id: number;
  token: string;
}

export class Watch {
  readonly problems = new Set<string>();
  readonly seen = new Map<string, number>();
  private readonly acknowledged = new Set<number>();
  private isStopped = false;
  private running: Promise<unknown> = Promise.resolve();
  private productIds: readonly number[] = [];
  private next = 0;

  private constructor(
    private readonly origin: string,
    private readonly client: Account,
    readonly admin: Account,
  ) {}

  static async open(origin: string): Promise<Watch> {
    const watch = new Watch(origin, await signIn(origin, CLIENT), await signIn(origin, ADMIN));
    const { body } = await watch.request('GET', '/product/products');
    watch.productIds = (body.data as { id: number }[]).map(({ id }) => id);
    return watch;
  }

  movedTo(origin: string): Watch {
    const watch = new Watch(origin, this.client, this.admin);
    watch.productIds = this.productIds;
    return watch;
  }

  get orders(): number {
    return this.acknowledged.size;
  }

  start(): void {
    this.isStopped = false;
    this.running = Promise.all([
      this.repeat(() => this.noted('GET', '/product/products')),
      this.repeat(() => this.order()),
      this.repeat(() => this.probe()),
    ]);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  mark(): void {
    this.seen.clear();
  }

  async order(): Promise<number> {
    const asked = await this.place({ itemsPrice: 0, taxPrice: 0, totalPrice: 0 });
    const reply =
      asked.body.code === 'ORDERS.TOTALS_CHANGED' ? await this.place(asked.body.errors ?? {}) : asked;
    if (reply.body.code === 'ORDERS.INSUFFICIENT_STOCK') this.next += 1;
    if (reply.status === 201) this.acknowledged.add((reply.body.data as { id: number }).id);
    return this.record('POST /order', reply).status;
  }

  /** Expects readiness within a second more than any answer takes now. */
  async probe(): Promise<boolean> {
    const live = await this.request('GET', '/health/live');
    const reply = await this.request('GET', '/health/ready');
    if (reply.ms > MAX_READY_MS + SLACK_MS + 2 * live.ms)
      this.problems.add(`ready answered after ${Math.round(reply.ms)} ms`);
    return this.record('GET /health/ready', reply).status === 200;
  }

  async lost(): Promise<readonly number[]> {
    const lost: number[] = [];
    for (const id of this.acknowledged) {
      const { status } = await this.request('GET', `/order/${id}`, { token: this.client.token });
      if (status !== 200) lost.push(id);
    }
    return lost;
  }

  async cancelled(): Promise<readonly number[]> {
    const cancelled: number[] = [];
    for (const id of this.acknowledged) {
      const { body } = await this.request('GET', `/order/${id}`, { token: this.client.token });
      if ((body.data as { active?: boolean } | undefined)?.active === false) cancelled.push(id);
    }
    return cancelled;
  }

  forgive(problem: RegExp): void {
    for (const one of this.problems) if (problem.test(one)) this.problems.delete(one);
  }

  async request(method: string, path: string, options: AskOptions = {}): Promise<Reply> {
    return sendRequest(`${this.origin}/api${path}`, method, options);
  }

  async noted(method: string, path: string, options: AskOptions = {}): Promise<Reply> {
    return this.record(`${method} ${path}`, await this.request(method, path, options));
  }

  signIn(email = CLIENT): Promise<Reply> {
    return this.noted('POST', '/auth/login', { body: { email, password: DEMO_PASSWORD } });
  }

  private place(totals: Record<string, unknown>): Promise<Reply> {
    const id_product = this.productIds[this.next % this.productIds.length];
    return this.request('POST', '/order', {
      token: this.client.token,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        id: this.client.id,
        orderItems: [{ id_product, quantity: 1 }],
        shippingAddress: ADDRESS,
        paymentMethod: 'Efectivo',
        paymentId: 1,
        ...totals,
      },
    });
  }

  private record(what: string, reply: Reply): Reply {
    const { status, body, headers } = reply;
    const key = `${what} ${status}`;
    this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
    if (status === 0) this.problems.add(`${what} had no answer`);
    else if (status >= 500 && !TOLERATED.has(status))
      this.problems.add(`${what} answered ${status} ${body.code ?? ''}`);
    if (status < 400) return reply;
    if (status === 503 && !headers.has('retry-after')) this.problems.add(`${what}: 503 without Retry-After`);
    if (
      body.success !== false ||
      !body.code ||
      !body.requestId ||
      !/[a-záéíóúñ]{3}/.test(body.message ?? '') ||
      !/[.!]$/.test(body.message ?? '')
    )
      this.problems.add(`${what}: ${status} without the envelope`);
    return reply;
  }

  private async repeat(work: () => Promise<unknown>): Promise<void> {
    while (!this.isStopped) {
      await work();
      await delay(PAUSE_MS);
    }
  }
}

interface AskOptions {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

async function sendRequest(
  url: string,
  method: string,
  { token, headers, body }: AskOptions,
): Promise<Reply> {
  const began = performance.now();
  const isForm = body instanceof FormData;
  try {
    const answer = await fetch(url, {
      method,
      signal: AbortSignal.timeout(MAX_WAIT_MS),
      headers: {
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: parsed(text),
      headers: answer.headers,
      ms: performance.now() - began,
    };
  } catch {
    return { status: 0, body: {}, headers: new Headers(), ms: performance.now() - began };
  }
}

const parsed = (text: string): Envelope => {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return {};
  }
};

async function signIn(origin: string, email: string): Promise<Account> {
  const { body, status } = await sendRequest(`${origin}/api/auth/login`, 'POST', {
    body: { email, password: DEMO_PASSWORD },
  });
  if (status !== 200 && status !== 201) throw new Error(`signing in answered ${status}`);
  const { token, user } = body.data as { token: string; user: { id: number } };
  return { id: user.id, token };
}
