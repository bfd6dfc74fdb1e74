import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { aLiveShop, openGateway } from './testing/open-gateway.js';
import type { ReleaseStore } from './testing/release-store.js';

interface Seen {
  url: string | undefined;
  method: string | undefined;
  headers: IncomingMessage['headers'];
  size: number;
}

let store: ReleaseStore;
let gateway: FastifyInstance;
let api: Server;
let seen: Seen;
let asked: number;
let status: number;
let apiUrl: string;
let origin: string;

const openApi = async (): Promise<string> => {
  api = createServer((request, response) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => (size += chunk.length));
    request.on('end', () => {
      seen = { url: request.url, method: request.method, headers: request.headers, size };
      asked += 1;
      response.writeHead(status, {
        'retry-after': '1',
        'content-type': 'application/json',
        'set-cookie': 'lacteos_refresh=abc; HttpOnly',
      });
      response.end('{"success":false,"code":"CART.INSUFFICIENT_STOCK"}');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
};

const listen = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });

beforeEach(async () => {
  asked = 0;
  status = 409;
  store = await aLiveShop();
  apiUrl = await openApi();
  gateway = await openGateway(store, { apiUrls: [apiUrl] });
  origin = await listen(gateway);
});
afterEach(async () => {
  await gateway.close();
  await new Promise((resolve) => api.close(resolve));
  await store.remove();
});

describe('API proxy', () => {
  it('passes on path, query, method, headers and answer unchanged [D-099]', async () => {
    const answer = await fetch(`${origin}/api/cart/delete?id=7&productId=3`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer t', cookie: 'lacteos_refresh=old', 'x-store-id': '3' },
    });
    expect(seen).toMatchObject({ url: '/api/cart/delete?id=7&productId=3', method: 'DELETE' });
    expect(seen.headers).toMatchObject({
      authorization: 'Bearer t',
      cookie: 'lacteos_refresh=old',
      'x-store-id': '3',
    });
    expect(answer.status).toBe(409);
    expect(answer.headers.get('set-cookie')).toBe('lacteos_refresh=abc; HttpOnly');
    expect(await answer.json()).toEqual({ success: false, code: 'CART.INSUFFICIENT_STOCK' });
  });

  it('forwards only cookies that the API reads, and no oversized one [N-37-225]', async () => {
    const send = (cookie: string) => fetch(`${origin}/api/auth/refresh`, { headers: { cookie } });
    await send(`theirs=1; lacteos_refresh=a=b; other=${'x'.repeat(3_900)}; lacteos_device_ab=1.2`);
    expect(seen.headers.cookie).toBe('lacteos_refresh=a=b; lacteos_device_ab=1.2');
    await send(`lacteos_device_big=${'x'.repeat(3_900)}; theirs=1`);
    expect(seen.headers.cookie).toBeUndefined();
  });

  it('forwards the real address of the visitor and drops a forged one', async () => {
    await fetch(`${origin}/api/auth/me`, { headers: { 'x-forwarded-for': '6.6.6.6' } });
    expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it.each([
    ['one hop', 1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['two hops', 2, '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['a network', ['127.0.0.0/8', '10.0.0.0/8'], '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['a network without this proxy', ['10.0.0.0/8'], '6.6.6.6', '127.0.0.1'],
  ])(
    'trusts only the proxies named in the settings for the visitor address: %s [N-16-020]',
    async (...cell) => {
      const [, trustedProxies, sent, address] = cell;
      const behind = await openGateway(store, { apiUrls: [apiUrl], trustedProxies });
      await fetch(`${await listen(behind)}/api/auth/me`, { headers: { 'x-forwarded-for': sent } });
      expect(seen.headers['x-forwarded-for']).toBe(address);
      await behind.close();
    },
  );

  it('passes on a 503 of the API at once with its Retry-After [N-16-174]', async () => {
    status = 503;
    const answer = await fetch(`${origin}/api/health/ready`);
    expect([answer.status, answer.headers.get('retry-after'), asked]).toEqual([503, '1', 1]);
  });

  it('answers with a Spanish error envelope when the API does not answer', async () => {
    await new Promise((resolve) => api.close(resolve));
    const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST' });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      success: false,
      code: 'GATEWAY.API_UNAVAILABLE',
      message: 'El servicio no está disponible en este momento. Intente de nuevo en unos minutos.',
      requestId: expect.any(String),
    });
  });
});

describe('Release desk proxy', () => {
  const report = (address: string) =>
    fetch(`${address}/release-desk/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"v":1}',
    });

  it('removes the path prefix and passes on the rest', async () => {
    const desk = await openGateway(store, { deskUrl: apiUrl });
    const address = await listen(desk);
    await fetch(`${address}/release-desk/overview`, { headers: { authorization: 'Bearer t' } });
    expect(seen).toMatchObject({ url: '/overview', method: 'GET' });
    expect(seen.headers.authorization).toBe('Bearer t');
    await report(address);
    expect(seen).toMatchObject({ url: '/reports', method: 'POST', size: 7 });
    await desk.close();
  });

  it.each([null, 'http://127.0.0.1:9'])(
    'accepts and drops reports when the desk is unavailable: %s',
    async (deskUrl) => {
      const desk = await openGateway(store, { deskUrl });
      const address = await listen(desk);
      expect((await report(address)).status).toBe(204);
      const overview = await fetch(`${address}/release-desk/overview`);
      expect(overview.status).toBe(503);
      expect(await overview.json()).toMatchObject({ success: false, code: 'GATEWAY.API_UNAVAILABLE' });
      await desk.close();
    },
  );
});
