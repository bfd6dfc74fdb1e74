import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { aLiveShop, openGateway } from '../testing/open-gateway.js';
import type { ReleaseStore } from '../testing/release-store.js';

const KEY = '0b5b6a52-6a0c-4a86-9d0e-2f7b6f0f4a11';

/** An API replica with scripted behaviour that can restart on the same port. */
class Replica {
  asked: string[] = [];
  isReady = true;
  /** Answers every request except health checks. */
  behave: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end('{}');
  port = 0;
  private server: Server | null = null;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      if (request.url === '/api/health/ready') return response.writeHead(this.isReady ? 200 : 503).end();
      this.asked.push(`${request.method} ${request.url}`);
      request.resume().on('end', () => this.behave(request, response));
    });
    await new Promise<void>((done) => this.server?.listen(this.port, '127.0.0.1', done));
    this.port = (this.server?.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => (this.server ? this.server.close(done) : done(null)));
    this.server = null;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }
}

const cut = (request: IncomingMessage): unknown => request.socket.destroy();
const unavailable = (_: IncomingMessage, response: ServerResponse): unknown => response.writeHead(503).end();

let store: ReleaseStore;
let gateway: FastifyInstance;
let origin: string;
const one = new Replica();
const other = new Replica();
const replicas = [one, other];
const asked = (): string[] => replicas.flatMap((replica) => replica.asked);

const call = (method: string, path: string, headers: Record<string, string> = {}): Promise<number> =>
  fetch(origin + path, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) }).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
  );
const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((done) => setTimeout(done, 20));
};

beforeEach(async () => {
  store = await aLiveShop();
  for (const replica of replicas) {
    Object.assign(replica, { asked: [], isReady: true, port: 0 });
    replica.behave = (_, response) => response.end('{}');
    await replica.start();
  }
  gateway = await openGateway(store, { apiUrls: replicas.map((replica) => replica.origin) });
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await gateway.close();
  for (const replica of replicas) await replica.stop();
  await store.remove();
});

describe('Requests to several API replicas', () => {
  it('go to the replica with fewer open requests [N-21-191]', async () => {
    const held: (() => void)[] = [];
    one.behave = (_, response) => held.push(() => response.end('{}'));
    const open = Array.from({ length: 20 }, () => call('GET', '/api/x'));
    await until(() => asked().length === 20);
    expect(held.length).toBeGreaterThan(0);
    const taken = one.asked.length;
    for (let index = 0; index < 20; index += 1) await call('GET', '/api/x');
    expect(one.asked.length).toBe(taken);
    held.forEach((answer) => answer());
    expect(new Set(await Promise.all(open))).toEqual(new Set([200]));
  });

  it.each<[string, string, Record<string, string>]>([
    ['GET', '/api/x', {}],
    ['POST', '/api/order?x=1', { 'idempotency-key': KEY }],
  ])(
    'are retried once when the connection breaks and a repeat is safe: %s %s [N-21-192]',
    async (method, path, headers) => {
      one.behave = cut;
      for (let index = 0; index < 10; index += 1) expect(await call(method, path, headers)).toBe(200);
      one.behave = other.behave = cut;
      const before = asked().length;
      expect(await call(method, path, headers)).toBe(503);
      expect(asked().length - before).toBe(2);
    },
  );

  it('are retried on a ready replica when another reports that it is unavailable', async () => {
    one.behave = unavailable;
    for (let index = 0; index < 10; index += 1) expect(await call('GET', '/api/x')).toBe(200);
    expect(one.asked.length).toBeGreaterThan(0);
    other.behave = unavailable;
    expect(await call('GET', '/api/x')).toBe(503);
  });

  it.each<[string, string, Record<string, string>]>([
    ['POST', '/api/auth/login', {}],
    ['POST', '/api/order', {}],
    ['POST', '/api/order', { 'idempotency-key': 'not a key' }],
    ['POST', '/api/cart/add', { 'idempotency-key': KEY }],
    ['DELETE', '/api/cart/delete', {}],
  ])(
    'are never retried after sending when they may have taken effect: %s %s [N-21-192]',
    async (method, path, headers) => {
      one.behave = other.behave = cut;
      expect(await call(method, path, headers)).toBe(503);
      one.behave = other.behave = unavailable;
      expect(await call(method, path, headers)).toBe(503);
      expect(asked()).toHaveLength(2);
    },
  );

  it('go to another replica, whatever their method, when one refuses connections', async () => {
    await one.stop();
    for (let index = 0; index < 20; index += 1) expect(await call('POST', '/api/auth/login')).toBe(200);
  });

  it('skip a replica that is not ready until it is ready again [N-21-191]', async () => {
    one.isReady = false;
    let before: number;
    await until(async () => {
      before = one.asked.length;
      for (let index = 0; index < 20; index += 1) await call('GET', '/api/x');
      return one.asked.length === before;
    });
    one.isReady = true;
    await until(async () => (await call('GET', '/api/x')) === 200 && one.asked.length > before);
  });

  it('reach an unready replica when no replica is ready', async () => {
    one.isReady = other.isReady = false;
    one.behave = other.behave = (_, response) => response.writeHead(418).end();
    await new Promise((done) => setTimeout(done, 1_200));
    expect(await call('GET', '/api/x')).toBe(418);
  });
});

describe('Rolling restart', () => {
  it('fails no request, safe or not [N-21-193]', async () => {
    const statuses: number[] = [];
    let isOver = false;
    const work = async (method: string, path: string): Promise<void> => {
      while (!isOver) statuses.push(await call(method, path));
    };
    const working = ['GET', 'POST', 'GET', 'POST'].map((method) => work(method, '/api/auth/x'));
    for (const replica of replicas) {
      // Like the API's drain: become unready, keep serving, stop after the last request.
      replica.isReady = false;
      await until(async () => {
        const before = replica.asked.length;
        await new Promise((done) => setTimeout(done, 300));
        return replica.asked.length === before;
      });
      await replica.stop();
      await replica.start();
      replica.isReady = true;
      await until(() => replica.asked.length > 0);
      const before = replica.asked.length;
      await until(() => replica.asked.length > before);
    }
    await until(() => statuses.length > 50);
    isOver = true;
    await Promise.all(working);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
