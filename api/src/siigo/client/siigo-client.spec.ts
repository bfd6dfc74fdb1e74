import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { SiigoClient } from './siigo-client.js';
import { readProblems, SiigoError } from './siigo-error.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const unauthorized = {
  Status: 401,
  Errors: [{ Code: 'unauthorized', Message: '', Params: [], Detail: null }],
};

describe('SIIGO client', () => {
  const seen: { path: string; partner: string | undefined; authorization: string | undefined }[] = [];
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
      path: request.url ?? '',
      partner: request.headers['partner-id'] as string | undefined,
      authorization: request.headers.authorization,
    });
    answer(request, response);
  });
  const clientAt = (timeoutMs = 2000, now?: () => number) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new SiigoClient(
      { url, username: 'a@b.test', accessKey: 'key', partnerId: 'LacteosDemo', timeoutMs },
      now,
    );
  };
  const failureOf = async (call: Promise<unknown>): Promise<SiigoError> => {
    const outcome = await call.then(
      () => null,
      (error: unknown) => error,
    );
    expect(outcome).toBeInstanceOf(SiigoError);
    return outcome as SiigoError;
  };

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

  it('signs in once for parallel calls and sends Partner-Id and the token', async () => {
    const client = clientAt();
    await Promise.all([client.get('/v1/users'), client.get('/v1/document-types', { type: 'FV' })]);
    expect(signIns).toBe(1);
    expect(seen.map((call) => call.path).sort()).toEqual(['/v1/document-types?type=FV', '/v1/users']);
    expect(seen[0]).toMatchObject({ partner: 'LacteosDemo', authorization: 'Bearer token-1' });
  });

  it('renews the token before it lapses', async () => {
    let now = 0;
    const client = clientAt(2000, () => now);
    await client.get('/v1/users');
    now = 86_400_000 - 1000;
    await client.get('/v1/users');
    expect(signIns).toBe(2);
  });

  it('renews the token once after a 401 and repeats the call', async () => {
    answer = (request, response) =>
      request.headers.authorization === 'Bearer token-1'
        ? json(response, 401, unauthorized)
        : json(response, 200, [{ id: 1 }]);
    expect(await clientAt().get('/v1/users')).toEqual([{ id: 1 }]);
    expect(signIns).toBe(2);
  });

  it('gives up after the second 401', async () => {
    answer = (_request, response) => json(response, 401, unauthorized);
    const error = await failureOf(clientAt().get('/v1/users'));
    expect(error).toMatchObject({ failure: 'rejected', status: 401 });
    expect(seen).toHaveLength(2);
  });

  it('reads both spellings of the error envelope', () => {
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
    [429, 'retryable', 'retryable'],
    [500, 'retryable', 'unknown outcome'],
    [503, 'retryable', 'retryable'],
  ])('sorts status %i: a read is %s, a write %s', async (status, read, write) => {
    answer = (_request, response) => json(response, status, { Status: status, Errors: [] });
    expect((await failureOf(clientAt().get('/v1/users'))).failure).toBe(read);
    expect((await failureOf(clientAt().post('/v1/invoices', {}))).failure).toBe(write);
  });

  it('ends a call at its time limit: a read may be repeated, the outcome of a write is unknown', async () => {
    answer = () => undefined;
    expect((await failureOf(clientAt(50).get('/v1/users'))).failure).toBe('retryable');
    expect((await failureOf(clientAt(50).post('/v1/invoices', {}))).failure).toBe('unknown outcome');
  });

  it('calls an unreachable SIIGO retryable', async () => {
    const client = new SiigoClient({
      url: 'http://127.0.0.1:1',
      username: '',
      accessKey: '',
      partnerId: 'x',
      timeoutMs: 500,
    });
    expect(await failureOf(client.post('/v1/invoices', {}))).toMatchObject({
      failure: 'retryable',
      status: null,
    });
  });
});
