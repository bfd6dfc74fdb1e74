import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Moment of a request at which the process dies. */
export interface KillPoint {
  readonly method: string;
  readonly path: RegExp;
  /** `arrived`: SIIGO never sees it. `done`: SIIGO did it without an answer. `answered`: the answer is on its way. */
  readonly moment: 'arrived' | 'done' | 'answered';
}

/** A proxy between API and SIIGO's stand-in that kills the API at a chosen moment of a request. */
export class KillingProxy {
  private death: KillPoint | null = null;
  private settle: () => void = () => undefined;
  private kill: () => Promise<void> = async () => undefined;

  private constructor(
    private readonly target: string,
    private readonly server: Server,
  ) {}

  static async start(target: string): Promise<KillingProxy> {
    const server = createServer();
    const proxy = new KillingProxy(target, server);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void proxy.pass(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Kills once; resolves when the process is dead. */
  arm(death: KillPoint, kill: () => Promise<void>): Promise<void> {
    this.death = death;
    this.kill = kill;
    return new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  /** Forwards every request again. */
  disarm(): void {
    this.death = null;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const moment = this.momentOf(method, url);
    if (moment === 'arrived') return this.strike(response);
    const answer = await fetch(this.target + url, {
      method,
      headers: headersOf(request),
      ...(method === 'GET' ? {} : { body: await bodyOf(request) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (moment === 'done') return this.strike(response);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    await new Promise<void>((resolve) => response.end(body, resolve));
    if (moment === 'answered') await this.strike(response);
  }

  private momentOf(method: string, url: string): KillPoint['moment'] | null {
    if (!this.death || method !== this.death.method || !this.death.path.test(url)) return null;
    const { moment } = this.death;
    this.death = null;
    return moment;
  }

  private async strike(response: ServerResponse): Promise<void> {
    await this.kill();
    response.destroy();
    this.settle();
  }
}

const FORWARDED = ['authorization', 'partner-id', 'content-type', 'idempotency-key', 'accept'];
const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    FORWARDED.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
