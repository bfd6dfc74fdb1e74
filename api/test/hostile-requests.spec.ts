import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { RouteCensus } from '../src/platform/routes/index.js';
import { DIALECTS, startApi, type TestApi, type TestMethod } from './index.js';

const SPANISH = /[a-záéíóúñ]/i;
const LONE_SURROGATE = '\ud800';
const HOSTILE_TEXTS = [
  "' OR '1'='1' --",
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}} ${7*7}',
  'a\u0000b',
  LONE_SURROGATE,
  '💥'.repeat(50),
  'ñ'.repeat(5000),
];
const WRONG_TYPES = [null, 0, -1, 1.5, 1e308, true, [], {}, { $ne: null }, ['a'], ''];
const BODIES: readonly (readonly [TestMethod, string, readonly string[]])[] = [
  [
    'POST',
    '/auth/signup',
    ['person_type', 'first_name', 'n_document', 'idType', 'email', 'password', 'phone', 'city_code'],
  ],
  ['POST', '/auth/login', ['email', 'password']],
  ['POST', '/auth/reset/code', ['email']],
  ['PUT', '/auth/reset', ['email', 'code', 'newPassword', 'confirmPassword']],
  ['POST', '/order', ['id', 'orderItems', 'shippingAddress', 'paymentMethod', 'paymentId', 'totalPrice']],
];
const CASES = BODIES.flatMap(([method, path, fields]) => fields.map((field) => ({ method, path, field })));

describe.each(DIALECTS)('a hostile request', (dialect) => {
  let api: TestApi;
  let token: string;

  beforeAll(async () => {
    api = await startApi(dialect);
    token = (await api.signedIn(1)).token;
  });
  afterAll(async () => api.stop());

  const refused = (answer: {
    status: number;
    failure: { message: string; code: string; requestId: string; success: boolean };
  }): void => {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.failure.success).toBe(false);
    expect(answer.failure.message).toMatch(SPANISH);
    expect(answer.failure.code).toMatch(/^[A-Z_]+(\.[A-Z_]+)?$/);
    expect(answer.failure.requestId).toBeTruthy();
  };

  it.each(BODIES)('with malformed JSON is refused by %s %s', async (method, path) => {
    for (const body of ['{"email":', 'null null', '{"a":1,}', '{"__proto__":{"x":1}}', '\u0000']) {
      const answer = await api.call(method, path, { body, token });
      refused(answer);
      expect([answer.status, answer.failure.code]).toEqual([400, 'REQUEST.MALFORMED']);
    }
  });

  it.each(BODIES)('with a body that is no object is refused by %s %s', async (method, path) => {
    for (const body of ['[]', '"text"', '7', 'null', 'true', ''])
      refused(await api.call(method, path, { body, token }));
  });

  it('with thousands of nested lists or values is refused by every route with a body [N-16-060]', async () => {
    const admin = (await api.signedIn(4)).token;
    const keys = api.app
      .get(RouteCensus)
      .list()
      .map(({ key }) => key);
    const routes = keys.filter((route) => /^(POST|PUT)/.test(route));
    const nested = `${'['.repeat(3_000)}${']'.repeat(3_000)}`;
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`a${n}`, n])));
    for (const [method, path] of routes.map((route) => route.split(' ') as [TestMethod, string])) {
      for (const body of [nested, `{"a":${nested}}`, wide]) {
        const answer = await api.call(method, path.replace(':id', '1').replace(':table', 'orders'), {
          body,
          token: admin,
        });
        refused(answer);
        expect([method, path, answer.status, answer.failure.code]).toEqual([
          method,
          path,
          400,
          'REQUEST.TOO_COMPLEX',
        ]);
      }
    }
  });

  it.each(BODIES)('with a body of 10 MB is refused by %s %s', async (method, path) => {
    const answer = await api
      .call(method, path, { body: { email: 'a'.repeat(10_000_000) }, token })
      .catch(() => null);
    // the server may close the connection before the client has sent everything
    if (answer) expect([answer.status, answer.failure.code]).toEqual([413, 'REQUEST.TOO_LARGE']);
    expect((await api.call('GET', '/health/live')).status).toBe(200);
  });

  it('gets 413 in the envelope when it declares over 1 MB [D-068]', async () => {
    const answer = await api.call('POST', '/auth/login', {
      body: { email: 'a'.repeat(1_000_001), password: 'x' },
    });
    expect([answer.status, answer.failure.code]).toEqual([413, 'REQUEST.TOO_LARGE']);
    expect(answer.failure.message).toBe('La solicitud es demasiado grande.');
  });

  it.each(CASES)(
    'to $method $path is refused with wrong types in $field [D-069]',
    async ({ method, path, field }) => {
      for (const value of WRONG_TYPES)
        refused(await api.call(method, path, { body: { [field]: value }, token }));
    },
  );

  it.each(CASES)(
    'to $method $path with SQL and script in $field is treated as text',
    async ({ method, path, field }) => {
      for (const value of HOSTILE_TEXTS)
        refused(await api.call(method, path, { body: { [field]: value }, token }));
    },
  );

  it('finds no account by SQL in the sign-in form', async () => {
    const body = { email: 'a@b.co', password: "' OR '1'='1" };
    expect((await api.call('POST', '/auth/login', { body })).failure.message).toBe('Not found');
  });

  it.each([
    '/product/abc',
    '/product/-1',
    '/product/0',
    '/product/1.5',
    '/product/99999999999999999999',
    '/product/%27%20OR%201=1',
    `/product/${'9'.repeat(300)}`,
    '/order/abc',
    '/order/99999999',
    '/cart/abc',
    '/media/..%2f..%2fetc/320.webp',
    '/media/x/1.exe',
    '/unknown',
    '/%zz',
    '/%c0%af',
  ])('gets 4xx from GET %s', async (path) => {
    refused(await api.call('GET', path, { token }));
  });

  it.each([
    '/product/products?page=0',
    '/product/products?page=abc',
    '/product/products?page=1e9',
    '/product/products?pageSize=201',
    '/product/products?sort=price;DROP',
    '/product/products?unknown=1',
    '/product/products?search[]=a&search[]=b',
    '/product/products?page=1&page=2',
    '/order/mine?sort=password_hash',
  ])('gets 400 from GET %s', async (path) => {
    const answer = await api.call('GET', path, { token });
    refused(answer);
    expect([answer.status, answer.failure.code]).toEqual([400, 'VALIDATION.FAILED']);
  });

  it.each([
    '/admin/dashboard?from=',
    '/admin/dashboard?to=',
    '/admin/cash-desk/totals?paidFrom=',
    '/admin/orders?paidFrom=',
    '/admin/audit?from=',
    '/siigo/invoices?created_start=',
    '/siigo/invoices?date_end=',
  ])('with impossible days gets 400 from GET %s [N-16-061]', async (path) => {
    const admin = (await api.signedIn(4)).token;
    for (const day of [
      '2026-01-01T99:99:99Z',
      '2026-02-30',
      '0000-01-01',
      '9999-12-31',
      '2026-01-01T24:00:00Z',
    ]) {
      const answer = await api.call('GET', path + day, { token: admin });
      refused(answer);
      expect([day, answer.status, answer.failure.code]).toEqual([day, 400, 'VALIDATION.FAILED']);
    }
  });

  it.each(HOSTILE_TEXTS.filter((text) => text !== LONE_SURROGATE))(
    'for %j is searched as text',
    async (text) => {
      const answer = await api.call('GET', `/product/products?search=${encodeURIComponent(text)}`);
      expect(answer.status).toBeLessThan(500);
    },
  );

  it.each([
    ['text/plain', 'hola'],
    ['application/xml', '<a/>'],
    ['application/x-www-form-urlencoded', 'email=a@b.co&password=x'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('gets 415 for %s', async (type, body) => {
    const answer = await api.call('POST', '/auth/login', { body, headers: { 'content-type': type } });
    expect([answer.status, answer.failure.code]).toEqual([415, 'REQUEST.UNSUPPORTED_MEDIA_TYPE']);
  });

  it('gets 400 for bytes that are no HTTP', async () => {
    const { hostname, port } = new URL(api.origin);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write('NOT HTTP\r\n\r\n'));
      socket.on('data', (data) => resolve(String(data)));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
  });

  it('keeps its request id when well-formed, and gets a new one otherwise', async () => {
    const good = await api.call('GET', '/auth/me', { headers: { 'x-request-id': 'journey-12345' } });
    const bad = await api.call('GET', '/auth/me', { headers: { 'x-request-id': '<script>' } });
    expect(good.failure.requestId).toBe('journey-12345');
    expect(good.headers.get('x-request-id')).toBe('journey-12345');
    expect(bad.failure.requestId).not.toContain('script');
  });

  it('is not told the reason of an internal failure [D-068]', async () => {
    const { failure } = await api.call('GET', '/unknown');
    expect(Object.keys(failure).sort()).toEqual(['code', 'message', 'requestId', 'success']);
  });
});
