import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { RateLimiterMemory } from 'rate-limiter-flexible';

import { SiigoBudget } from './siigo-budget.js';
import { SiigoClient } from './siigo-client.js';
import { readProblems } from './errors/siigo-error.js';
import { ProcessTokenStore, type SiigoTokenStore } from './siigo-tokens.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const unauthorized = {
  Status: 401,
  Errors: [{ Code: 'unauthorized', Message: '', Params: [], Detail: null }],
};

describe('the SIIGO client', () => {
  const seen: {
    method: string;
    path: string;
    partner: string | undefined;
    authorization: string | undefined;
  }[] = [];
  let signIns = 0;
  let answer: Answer;
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === '/auth') {
      signIns += 1;
      json(response, 200, {
        access_token: `token-${signIns}`,
        expires_in: 86400,
        token_type: 'Bearer',
        scope: 'SiigoAPI',
      });
      return;
    }
    seen.push({
      method: request.method ?? '',
      path: request.url ?? '',
      partner: request.headers['partner-id'] as string | undefined,
      authorization: request.headers.authorization,
    });
    answer(request, response);
  });
  interface Terms {
    timeoutMs?: number;
    now?: () => number;
    tokens?: SiigoTokenStore;
    url?: string;
  }
  const clientAt = ({ timeoutMs = 2000, now, tokens = new ProcessTokenStore(), url }: Terms = {}) =>
    new SiigoClient(
      {
        url: url ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        username: 'a@b.test',
        accessKey: 'key',
        partnerId: 'LacteosDemo',
        timeoutMs,
      },
      {
        tokens,
        budget: new SiigoBudget(new RateLimiterMemory({ points: 10_000, duration: 1 }), Date.now, 10),
        now,
      },
    );

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    seen.length = 0;
    signIns = 0;
    answer = (_request, response) => json(response, 200, []);
  });

  describe('access token', () => {
    it('is fetched once for parallel calls and sent with Partner-Id', async () => {
      const client = clientAt();
      await Promise.all([client.get('/v1/users'), client.get('/v1/document-types', { type: 'FV' })]);
      expect(signIns).toBe(1);
      expect(seen.map((call) => call.path).sort()).toEqual(['/v1/document-types?type=FV', '/v1/users']);
      expect(seen[0]).toMatchObject({ partner: 'LacteosDemo', authorization: 'Bearer token-1' });
    });

    it('is renewed before it expires', async () => {
      let now = 0;
      const client = clientAt({ now: () => now });
      await client.get('/v1/users');
      now = 86_400_000 - 1000;
      await client.get('/v1/users');
      expect(signIns).toBe(2);
    });

    it('is renewed once after a 401, and all affected calls are repeated', async () => {
      answer = (request, response) =>
        request.headers.authorization === 'Bearer token-1'
          ? json(response, 401, unauthorized)
          : json(response, 200, [{ id: 1 }]);
      const client = clientAt();
      const outcomes = await Promise.all([1, 2, 3].map(() => client.post('/v1/customers', {})));
      expect(outcomes).toEqual([1, 2, 3].map(() => ({ kind: 'ok', value: [{ id: 1 }] })));
      expect(signIns).toBe(2);
    });

    it('is not renewed again after a second 401', async () => {
      answer = (_request, response) => json(response, 401, unauthorized);
      expect(await clientAt().get('/v1/users')).toMatchObject({
        kind: 'rejected',
        status: 401,
        reasons: [{ code: 'unauthorized', message: expect.stringContaining('SIIGO no aceptó el usuario') }],
      });
      expect(seen).toHaveLength(2);
    });

    it('is fetched once for replicas with a common store', async () => {
      const tokens = new ProcessTokenStore();
      const replicas = [1, 2, 3].map(() => clientAt({ tokens }));
      await Promise.all(replicas.map((replica) => replica.get('/v1/users')));
      expect(signIns).toBe(1);
    });
  });

  it('parses both spellings of the error envelope', () => {
    const problem = { code: 'invalid_type', message: 'Invalid data type: id', params: ['id'] };
    const pascal = {
      Status: 400,
      Errors: [{ Code: problem.code, Message: problem.message, Params: problem.params }],
    };
    expect(readProblems(pascal)).toEqual([problem]);
    expect(readProblems({ status: 400, errors: [problem] })).toEqual([problem]);
    expect(readProblems('<html>')).toEqual([]);
  });

  it.each([
    [400, 'rejected', 'rejected'],
    [404, 'rejected', 'rejected'],
    [409, 'rejected', 'rejected'],
    [408, 'retryable', 'unknown'],
    [429, 'retryable', 'retryable'],
    [500, 'retryable', 'unknown'],
    [502, 'retryable', 'unknown'],
    [503, 'retryable', 'retryable'],
    [504, 'retryable', 'unknown'],
  ])('classifies status %i as %s for reads and %s for writes', async (status, read, write) => {
    const errors = [{ Code: 'some_code', Message: '', Params: [] }];
    answer = (_request, response) => json(response, status, { Status: status, Errors: errors });
    expect((await clientAt().get('/v1/users')).kind).toBe(read);
    expect((await clientAt().post('/v1/invoices', {})).kind).toBe(write);
  });

  it("treats a write as unknown after a 503 without SIIGO's envelope", async () => {
    answer = (_request, response) => void response.writeHead(503).end('<html>upstream</html>');
    expect((await clientAt().post('/v1/invoices', {})).kind).toBe('unknown');
  });

  it('treats a read as retryable and a write as unknown after a timeout', async () => {
    answer = () => undefined;
    expect((await clientAt({ timeoutMs: 50 }).get('/v1/users')).kind).toBe('retryable');
    expect((await clientAt({ timeoutMs: 50 }).post('/v1/invoices', {})).kind).toBe('unknown');
  });

  it('treats a write as unknown after a cut connection', async () => {
    answer = (request) => void request.socket.destroy();
    expect((await clientAt().post('/v1/invoices', {})).kind).toBe('unknown');
    expect(seen).toHaveLength(1);
  });

  it('treats a write as retryable when SIIGO is unreachable', async () => {
    const client = clientAt({ url: 'http://127.0.0.1:1', timeoutMs: 500 });
    expect(await client.post('/v1/invoices', {})).toMatchObject({ kind: 'retryable', status: null });
  });

  it('repeats a write that SIIGO certainly did not process', async () => {
    let refusals = 2;
    answer = (_request, response) => {
      refusals -= 1;
      const busy = { Status: 503, Errors: [{ Code: 'documents_service', Message: '', Params: [] }] };
      if (refusals >= 0) json(response, 503, busy);
      else json(response, 201, { id: 'x' });
    };
    expect(await clientAt().post('/v1/invoices', {}, 'key1')).toEqual({ kind: 'ok', value: { id: 'x' } });
    expect(seen).toHaveLength(3);
  });

  it('never repeats a write whose outcome is unknown', async () => {
    answer = (_request, response) => json(response, 500, { Status: 500, Errors: [] });
    await clientAt().post('/v1/invoices', {});
    expect(seen).toHaveLength(1);
  });

  it('stops calling SIIGO after eight consecutive failures', async () => {
    answer = (_request, response) => json(response, 500, { Status: 500, Errors: [] });
    const client = clientAt();
    for (let call = 0; call < 8; call += 1) await client.post('/v1/invoices', {});
    expect(await client.post('/v1/invoices', {})).toMatchObject({ kind: 'retryable', status: null });
    expect(seen).toHaveLength(8);
  });

  it('reads pages up to total_results and stops at an empty page', async () => {
    const pageOf = (request: IncomingMessage) =>
      Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'));
    answer = (request, response) =>
      json(response, 200, {
        pagination: { page: pageOf(request), page_size: 100, total_results: 250 },
        results: pageOf(request) > 2 ? [] : Array.from({ length: 100 }, (_, row) => ({ row })),
      });
    const outcome = await clientAt().all('/v1/customers');
    expect(outcome.kind === 'ok' && outcome.value).toHaveLength(200);
    expect(seen.map(({ path }) => path)).toEqual([
      '/v1/customers?page=1&page_size=100',
      '/v1/customers?page=2&page_size=100',
      '/v1/customers?page=3&page_size=100',
    ]);
  });
});
