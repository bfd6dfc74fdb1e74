import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maskingOptions } from '@lacteos/contracts/http';
import { fastify } from 'fastify';
import { answerError } from './guarded-server.js';
import { EdgeFixture } from '../testing/edge-fixture.js';
import { failureOf, requestHead } from '../testing/raw-client.js';

let edge: EdgeFixture;
beforeAll(async () => {
  edge = await EdgeFixture.start();
});
afterAll(async () => edge.stop());

const closing = { connection: 'close' };

describe('An unusual request', () => {
  it.each([
    ['no HTTP at all', 'HELO tienda.test\r\n\r\n', 400, 'REQUEST.MALFORMED'],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'REQUEST.MALFORMED'],
    ['two hosts', requestHead('GET', '/', { ...closing, HOST: 'other.test' }), 400, 'REQUEST.MALFORMED'],
    ['a tunnel', requestHead('CONNECT', 'mail.test:25'), 405, 'REQUEST.METHOD_NOT_ALLOWED'],
    [
      'two lengths',
      requestHead('POST', '/api/x', { 'content-length': '1\r\ncontent-length: 2' }),
      400,
      'REQUEST.MALFORMED',
    ],
    [
      'long headers',
      requestHead('GET', '/', { 'x-long': 'x'.repeat(20_000) }),
      431,
      'REQUEST.HEADERS_TOO_LARGE',
    ],
    ['long address', requestHead('GET', `/${'x'.repeat(20_000)}`), 431, 'REQUEST.HEADERS_TOO_LARGE'],
    ['broken escapes', requestHead('GET', '/%zz', closing), 400, 'REQUEST.MALFORMED'],
    ['broken escapes for the API', requestHead('GET', '/api/%zz', closing), 400, 'REQUEST.MALFORMED'],
    ['a way out of the API', requestHead('GET', '/api/..%2f..%2fsecret', closing), 400, 'REQUEST.MALFORMED'],
    [
      'a way out of the releases',
      requestHead('GET', '/releases/..%2fregistry.json', closing),
      400,
      'REQUEST.MALFORMED',
    ],
    ['a missing file', requestHead('GET', '/releases/shell/none.js', closing), 404, 'NOT_FOUND'],
    [
      'a form for a page',
      requestHead('POST', '/login', { ...closing, 'content-length': 0 }),
      404,
      'NOT_FOUND',
    ],
    ['an odd method', requestHead('PROPFIND', '/api/order', closing), 404, 'NOT_FOUND'],
    [
      'a broken media type',
      requestHead('POST', '/api/x', { ...closing, 'content-type': ';', 'content-length': 0 }),
      415,
      'REQUEST.UNSUPPORTED_MEDIA_TYPE',
    ],
  ])('is answered with an error envelope: %s [N-16-026, N-16-211]', async (_, text, status, code) => {
    const failure = failureOf(await (await edge.connect(text)).whole());
    expect(failure).toMatchObject({ success: false, status, code });
    expect(failure?.message).toMatch(/^[A-ZÁÉÍÓÚ][^{}<>]+\.$/);
    expect(failure?.requestId).toMatch(/^[\w-]{36}$/);
  });

  it.each(['//', '///x', 'http://evil.test/nowhere'])(
    'is answered with a page when its address is %s',
    async (address) => {
      const answer = await (await edge.connect(requestHead('GET', address, closing))).whole();
      expect(answer).toMatch(/^HTTP\/1\.1 (200|404) /);
      expect(answer).toContain('<title>');
    },
  );
});

describe('A visitor whose cookies are too large', () => {
  const cookie = Array.from({ length: 12 }, (_, at) => `c${at}=${'x'.repeat(3_900)}`).join('; ');
  const visit = (path: string, accept: string) => requestHead('GET', path, { accept, cookie });
  const HTML = 'text/html,application/xhtml+xml';

  it.each([
    ['/', HTML, 'text/html'],
    ['/product/7', HTML, 'text/html'],
    ['/registry.json', HTML, 'application/json'],
    ['/registry.json?v=1', HTML, 'application/json'],
    ['/api/product', HTML, 'application/json'],
    ['/release-desk/reports', '*/*', 'application/json'],
    ['/releases/shell/main.js', '*/*', 'application/json'],
  ])('gets 431 that clears them at %s, accepting %s, as %s [N-37-224]', async (path, accept, type) => {
    const answer = await (await edge.connect(visit(path, accept))).whole();
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('\r\nclear-site-data: "cookies"\r\n');
    expect(answer).toContain(`\r\ncontent-type: ${type};`);
    if (type === 'text/html') expect(answer).toContain('<h1>Las cookies de este sitio');
    else expect(failureOf(answer)?.code).toBe('REQUEST.HEADERS_TOO_LARGE');
  });

  it('gets the answer while the request still arrives in pieces [N-37-224]', async () => {
    const text = visit('/', HTML);
    const client = await edge.connect(text.slice(0, 10_000));
    client.socket.write(text.slice(10_000, 20_000));
    await client.until(() => client.received.includes('</h1>'));
    client.socket.write(text.slice(20_000));
    const answer = await client.whole();
    expect(answer).toMatch(/^HTTP\/1\.1 431 .*clear-site-data: "cookies".*<\/h1>$/s);
  });
});

describe('Request id', () => {
  it('is the same in the answer, in the envelope and at the API [N-16-027]', async () => {
    edge.api.answer = (response) => response.end();
    const answer = await fetch(`${edge.origin}/api/x`, {
      headers: { 'x-request-id': 'made-up-by-a-visitor' },
    });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(edge.api.seen.at(-1)?.headers['x-request-id']).toBe(id);
    const failed = await fetch(`${edge.origin}/releases/none.js`);
    expect(((await failed.json()) as { requestId: string }).requestId).toBe(
      failed.headers.get('x-request-id'),
    );
  });

  it('is taken from a trusted proxy', async () => {
    const behind = await EdgeFixture.start({}, { trustedProxies: ['127.0.0.1'] });
    const sent = { 'x-request-id': 'given-by-our-proxy' };
    const answer = await fetch(`${behind.origin}/api/x`, { headers: sent });
    expect(answer.headers.get('x-request-id')).toBe('given-by-our-proxy');
    await behind.stop();
  });
});

it('the gateway log contains nothing that a person typed [N-16-191]', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { ...maskingOptions(), level: 'trace', stream } });
  app.setErrorHandler<Error>(answerError);
  app.get('/tiendas', (request) => {
    throw new Error(`${request.url} of ana@lacteos.test`);
  });
  await app.inject('/tiendas?buscar=ana%20pe%C3%B1a&pagina=2');
  await app.inject('/recuperar/ana@lacteos.test/3101234567');
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.filter((line) => /ana|pe%C3|3101234567|127\.0\.0\.1/.test(line))).toEqual([]);
  expect(lines.join('')).toContain('/tiendas?buscar=***&pagina=2');
});
