import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Failure } from '@lacteos/contracts/schemas';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';

const sqlite = DIALECTS.filter(({ name }) => name === 'SQLite');

const head = (method: string, path: string, more = ''): string =>
  `${method} ${path} HTTP/1.1\r\nhost: api.test\r\nconnection: close\r\n${more}\r\n`;

describe.each(sqlite)('a failure raised by the framework', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(async () => api.stop());

  const send = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(api.origin);
      let received = '';
      const socket = connect(Number(port), hostname, () => socket.write(text));
      socket.on('data', (chunk) => (received += chunk.toString('utf8')));
      socket.on('end', () => socket.end()).on('close', () => resolve(received));
      socket.on('error', reject);
    });

  it.each([
    ['a request that is not HTTP', 'HELO api.test\r\n\r\n', 400, 'REQUEST.MALFORMED'],
    ['no host', 'GET /api/auth/me HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'REQUEST.MALFORMED'],
    [
      'long headers',
      head('GET', '/api/auth/me', `x-long: ${'x'.repeat(20_000)}\r\n`),
      431,
      'REQUEST.HEADERS_TOO_LARGE',
    ],
    ['a path traversal', head('GET', '/api/..%2f..%2fsecret'), 404, 'NOT_FOUND'],
    ['broken escapes', head('GET', '/api/%zz'), 400, 'REQUEST.MALFORMED'],
    ['a long parameter', head('GET', `/api/order/${'1'.repeat(300)}`), 414, 'REQUEST.ADDRESS_TOO_LONG'],
    ['an unknown method', head('PROPFIND', '/api/order'), 404, 'NOT_FOUND'],
    [
      'a large body',
      head('POST', '/api/auth/login', 'content-type: application/json\r\ncontent-length: 1000001\r\n'),
      413,
      'REQUEST.TOO_LARGE',
    ],
  ])('is answered in the standard envelope: %s [N-16-026]', async (_, text, status, code) => {
    const answer = await send(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const failure = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as Failure;
    expect(failure).toMatchObject({ success: false, code });
    expect(failure.message).toMatch(/^[A-ZÁÉÍÓÚ][^{}<>]+\.$/);
    expect(failure.requestId).toMatch(/^[\w-]{8,64}$/);
  });
});
