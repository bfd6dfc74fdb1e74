import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { integrityOf } from '../src/wompi/protocol/keys.js';
import { wompiServer } from '../src/wompi/wompi-server.js';

export const KEYS = {
  publicKey: 'pub_test_abc',
  privateKey: 'prv_test_abc',
  integritySecret: 'test_integrity_emulador',
  eventsSecret: 'test_events_emulador',
};
export const APPROVES = { type: 'CARD', input: '4242 4242 4242 4242' };
export const DECLINES = { type: 'CARD', input: '4111111111111111' };

export interface Event {
  data: { transaction: { id: string; status: string; amount_in_cents: number; reference: string } };
  environment: string;
  signature: { properties: string[]; checksum: string };
  timestamp: number;
}
interface Sent {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  payload?: object;
  query?: Record<string, string>;
}
export interface Received {
  event: Event;
  header: string | undefined;
}

class Shop {
  readonly received: Received[] = [];
  readonly answers: number[] = [];
  private waiting: (() => void)[] = [];
  readonly server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const header = request.headers['x-event-checksum'];
      this.received.push({ event: JSON.parse(text) as Event, header: header as string | undefined });
      response.writeHead(this.answers.shift() ?? 200).end();
      this.waiting.splice(0).forEach((go) => go());
    });
  });

  async until(count: number): Promise<void> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

export class WompiFixture {
  readonly shop = new Shop();
  origin = '';
  private wompi: FastifyInstance | null = null;
  private references = 0;

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.shop.server.listen(0, '127.0.0.1', resolve));
    const eventsUrl = `http://127.0.0.1:${(this.shop.server.address() as AddressInfo).port}/events`;
    this.wompi = wompiServer({ ...KEYS, eventsUrl, delayMs: 0, retryScale: 0.000001 });
    this.origin = await this.wompi.listen({ port: 0, host: '127.0.0.1' });
  }

  async stop(): Promise<void> {
    await this.wompi?.close();
    this.shop.server.closeAllConnections();
    await new Promise((resolve) => this.shop.server.close(resolve));
  }

  readonly inject = async ({ method = 'GET', url, headers = {}, payload, query = {} }: Sent) => {
    const answer = await fetch(
      `${this.origin}${url}?${new URLSearchParams(query).toString()}`.replace(/\?$/, ''),
      {
        method,
        headers: { ...(payload ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(payload ? { body: JSON.stringify(payload) } : {}),
      },
    );
    const body = await answer.text();
    return { statusCode: answer.status, headers: answer.headers, body, json: () => JSON.parse(body) };
  };

  readonly attributes = (change: Record<string, string> = {}): Record<string, string> => {
    this.references += 1;
    const payment = {
      reference: `PED-${this.references}`,
      amountInCents: 4785000,
      currency: 'COP',
      expirationTime: null,
    };
    return {
      'public-key': KEYS.publicKey,
      currency: 'COP',
      'amount-in-cents': '4785000',
      reference: payment.reference,
      'signature:integrity': integrityOf(payment, KEYS.integritySecret),
      'redirect-url': 'http://localhost:4200/orderhistory',
      ...change,
    };
  };

  readonly pay = async (given = this.attributes(), method: unknown = APPROVES) => {
    const url = '/checkout/transactions';
    const answer = await this.inject({ method: 'POST', url, payload: { attributes: given, method } });
    return { status: answer.statusCode, body: answer.json() };
  };

  readonly switchTo = (payload: object) => this.inject({ method: 'PUT', url: '/stand-in/switches', payload });

  /** Sends the private key by default; null sends none. */
  readonly call = (method: string, url: string, payload?: object, key: string | null = KEYS.privateKey) =>
    this.inject({
      method,
      url: `/v1${url}`,
      headers: key ? { authorization: `Bearer ${key}` } : {},
      ...(payload ? { payload } : {}),
    });
}
