import { connect, type Socket } from 'node:net';

export class RawClient {
  received = '';
  isClosed = false;
  private wake: () => void = () => undefined;

  private constructor(readonly socket: Socket) {
    socket.on('data', (chunk) => {
      this.received += chunk.toString('latin1');
      this.wake();
    });
    socket.on('connect', () => this.wake());
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isClosed = true;
      this.wake();
    });
  }

  static async open(origin: string, text = '', localAddress = '127.0.0.1'): Promise<RawClient> {
    const { hostname, port } = new URL(origin);
    const client = new RawClient(connect({ host: hostname, port: Number(port), localAddress }));
    await client.until(() => client.isClosed || client.socket.readyState === 'open');
    if (text) client.socket.write(text);
    return client;
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, 100);
        this.wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  }

  async whole(): Promise<string> {
    await this.until(() => this.isClosed);
    return this.received;
  }

  close(): void {
    this.socket.destroy();
  }
}

export const requestHead = (
  method: string,
  path: string,
  headers: Record<string, string | number> = {},
): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: tienda.test',
    ...Object.entries(headers).map((pair) => pair.join(': ')),
    '',
    '',
  ].join('\r\n');

/** Status and envelope of a raw answer; null if it is none. */
export const failureOf = (
  raw: string,
): { status: number; code: string; requestId: string; message: string } | null => {
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(raw) ?? [];
  const [, body] = /\r\n\r\n(\{.*\})\s*$/s.exec(Buffer.from(raw, 'latin1').toString('utf8')) ?? [];
  if (!status || !body) return null;
  return {
    status: Number(status),
    ...(JSON.parse(body) as { code: string; requestId: string; message: string }),
  };
};
