import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { EdgeFixture } from '../testing/edge-fixture.js';
import { failureOf, requestHead } from '../testing/raw-client.js';
import { RecordingApi } from '../testing/recording-api.js';

const soon = (): Promise<void> => delay(20);

let edge: EdgeFixture;
afterEach(async () => edge.stop());

const post = (length: number | string, more: Record<string, string> = {}, path = '/api/order'): string =>
  requestHead('POST', path, { 'content-type': 'application/json', 'content-length': length, ...more });

describe('Request body', () => {
  it('holds no connection to the API while it never arrives, even 150 times [N-16-022]', async () => {
    edge = await EdgeFixture.start({ requestsPerAddress: 200 });
    for (let opened = 0; opened < 150; opened += 1) await edge.connect(`${post(100)}{`);
    expect((await fetch(`${edge.origin}/api/catalogue/products`)).status).toBe(200);
    expect(edge.api.connections).toBe(1);
  });

  it('is refused with 408 and closes its connection when it arrives too slowly [N-16-022]', async () => {
    edge = await EdgeFixture.start({ bodySeconds: 1 });
    const client = await edge.connect(`${post(100)}{`);
    expect(failureOf(await client.whole())).toMatchObject({ status: 408, code: 'REQUEST.TIMEOUT' });
    expect(edge.api.seen).toEqual([]);
  });

  it('is refused with 413 before it is sent when its announced length is too large [N-16-024]', async () => {
    edge = await EdgeFixture.start();
    const client = await edge.connect(post(1_000_001));
    const answer = await client.whole();
    expect(failureOf(answer)).toMatchObject({
      status: 413,
      code: 'REQUEST.TOO_LARGE',
      message: 'La solicitud es demasiado grande.',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(answer).toMatch(/connection: close/i);
    expect(edge.api.connections).toBe(0);
  });

  it('is refused with a readable 413 when it grows too large while it arrives [N-16-024]', async () => {
    edge = await EdgeFixture.start();
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(200_000));
      },
    });
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    const answer = await fetch(`${edge.origin}/api/order`, request as RequestInit);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      413,
      'REQUEST.TOO_LARGE',
    ]);
    expect(edge.api.connections).toBe(0);
  });

  it('is read to its end after a refusal, so that its sender receives the 413', async () => {
    edge = await EdgeFixture.start();
    const body = Buffer.alloc(8_000_000);
    const answer = await fetch(`${edge.origin}/api/order`, { method: 'POST', body });
    expect(answer.status).toBe(413);
  });

  it('may be as large as the API accepts when it is a picture', async () => {
    edge = await EdgeFixture.start();
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-request-id': 'ignored-it-is' };
    const body = Buffer.alloc(10_000_000);
    expect((await fetch(`${edge.origin}/api/media`, { method: 'POST', headers, body })).status).toBe(200);
    expect(edge.api.seen).toMatchObject([
      {
        size: 10_000_000,
        headers: { 'content-type': headers['content-type'], 'content-length': '10000000' },
      },
    ]);
  });

  it.each(['{"a":1}', 'not json', ''])('is passed on unchanged: %p', async (body) => {
    edge = await EdgeFixture.start();
    await fetch(`${edge.origin}/api/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(edge.api.seen).toMatchObject([
      { size: body.length, headers: { 'content-type': 'application/json' } },
    ]);
  });

  it.each<Parameters<typeof requestHead>>([
    ['GET', '/api/x', { 'content-length': 5 }],
    ['GET', '/api/x', { 'transfer-encoding': 'chunked' }],
    ['HEAD', '/api/x', { 'content-length': 5 }],
    ['DELETE', '/api/x', { 'content-length': 5 }],
    ['GET', '/healthz', { 'content-length': 5 }],
    ['GET', '/', { 'transfer-encoding': 'chunked' }],
    ['POST', '/', { 'content-length': 5, 'content-type': 'application/json' }],
  ])('gets only a 408 when it is unexpected and never arrives: %s %s %j [N-16-272]', async (...asked) => {
    edge = await EdgeFixture.start({ bodySeconds: 0.1 });
    const client = await edge.connect(requestHead(...asked));
    const answer = await client.whole();
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/connection: close/i);
    expect(edge.api.seen).toEqual([]);
  });

  it('has the same size limit when it is unexpected [N-16-272]', async () => {
    edge = await EdgeFixture.start();
    const announced = await edge.connect(requestHead('GET', '/', { 'content-length': 1_000_001 }));
    expect(failureOf(await announced.whole())).toMatchObject({ status: 413, code: 'REQUEST.TOO_LARGE' });
    const streamed = await fetch(`${edge.origin}/nothing`, { method: 'POST', body: Buffer.alloc(3_000_000) });
    expect(streamed.status).toBe(413);
  });

  it('is dropped from a GET request, and its connection serves the next request [N-16-272]', async () => {
    edge = await EdgeFixture.start();
    const head = requestHead('GET', '/api/x', { 'content-length': 5 });
    const client = await edge.connect(`${head}abcde${head}abcde`);
    await client.until(() => client.received.split('HTTP/1.1 200 ').length === 3);
    expect(edge.api.seen.map(({ size, headers }) => [size, headers['content-length']])).toEqual([
      [0, undefined],
      [0, undefined],
    ]);
    expect(client.isClosed).toBe(false);
  });

  it('causes no crash when its visitor leaves early, at the API and the desk [N-16-215]', async () => {
    const api = new RecordingApi();
    edge = await EdgeFixture.start({}, { deskUrl: await api.start() });
    const held: ServerResponse[] = [];
    for (const server of [edge.api, api]) server.answer = (response) => void held.push(response);
    const crashes: unknown[] = [];
    const crashed = (error: unknown): unknown => crashes.push(error);
    process.on('uncaughtException', crashed);
    try {
      for (const path of ['/api/product/products', '/release-desk/overview']) {
        const unfinished = await edge.connect(requestHead('GET', path, { 'content-length': 2_000 }));
        const before = held.length;
        const client = await edge.connect(requestHead('GET', path));
        while (held.length === before) await soon();
        for (const one of [client, unfinished]) one.close();
        for (let turn = 0; turn < 5; turn += 1) await soon();
        held.at(-1)?.end('{}');
        for (let turn = 0; turn < 5; turn += 1) await soon();
      }
      expect(crashes).toEqual([]);
    } finally {
      process.off('uncaughtException', crashed);
      await api.stop();
    }
  });

  it('is refused with 503, oldest first, when unfinished bodies take too much memory', async () => {
    edge = await EdgeFixture.start({ maxHeldBytes: 500_000 });
    const slow = await edge.connect(post(400_000) + 'x'.repeat(300_000));
    await expect(
      fetch(`${edge.origin}/api/order`, { method: 'POST', body: Buffer.alloc(400_000) }),
    ).resolves.toMatchObject({ status: 200 });
    expect(failureOf(await slow.whole())).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });
});

describe('Expect header', () => {
  it('gets 100 Continue and is not passed on to the API [N-16-025]', async () => {
    edge = await EdgeFixture.start();
    const client = await edge.connect(post(7, { expect: '100-continue', connection: 'close' }));
    await client.until(() => client.received.includes('\r\n\r\n'));
    expect(client.received).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    client.socket.write('{"a":1}');
    expect(await client.whole()).toContain('HTTP/1.1 200 OK');
    expect(edge.api.seen).toMatchObject([{ size: 7 }]);
    expect(edge.api.seen[0]?.headers.expect).toBeUndefined();
  });

  it('gets only a 413 when the announced body is too large [N-16-025]', async () => {
    edge = await EdgeFixture.start();
    const client = await edge.connect(post(5_000_000, { expect: '100-continue' }));
    expect(failureOf(await client.whole())).toMatchObject({ status: 413, code: 'REQUEST.TOO_LARGE' });
  });

  it('is refused with an error envelope when its value is unknown', async () => {
    edge = await EdgeFixture.start();
    const client = await edge.connect(post(7, { expect: 'a-miracle' }));
    expect(failureOf(await client.whole())).toMatchObject({
      status: 417,
      code: 'REQUEST.EXPECTATION_FAILED',
    });
  });
});
