import { invoice, type Reply, SiigoCompany } from '../../test/siigo-company.js';

const { call, fault, signIn } = new SiigoCompany();

describe('SIIGO stand-in: faults', () => {
  const count = async (): Promise<number> =>
    ((await call('GET', '/control/state')).body['documents'] as unknown[]).length;
  const send = (key: string): Promise<Reply | null> =>
    call('POST', '/v1/invoices', invoice(), { 'idempotency-key': key }).catch(() => null);

  it.each([
    ['rate-limit', 429, 'requests_limit', 0],
    ['unavailable', 503, 'documents_service', 0],
    ['server-error', 500, 'unhandled_error', 0],
    ['server-error-after', 500, 'unhandled_error', 1],
    ['slow', 201, undefined, 1],
  ])('%s occurs once', async (kind, status, code, made) => {
    const before = await count();
    await fault({ kind, method: 'POST', path: '^/v1/invoices$', delayMs: 5 });
    const reply = await send(`key${kind.replace(/\W/g, '')}`);
    expect([reply?.status, reply?.body.Errors?.[0]?.Code]).toEqual([status, code]);
    expect((await count()) - before).toBe(made);
    expect((await call('GET', '/control/faults')).body).toEqual([]);
  });

  it.each([
    ['cut-before', 0],
    ['cut-after', 1],
  ])('%s cuts the connection', async (kind, made) => {
    const before = await count();
    await fault({ kind, method: 'POST' });
    expect(await send(`key${kind.replace(/\W/g, '')}`)).toBeNull();
    expect((await count()) - before).toBe(made);
  });

  it('a key that met a 500 stays unusable', async () => {
    await fault({ kind: 'server-error' });
    await send('consumed1');
    expect((await send('consumed1'))?.status).toBe(500);
    expect((await send('consumed2'))?.status).toBe(201);
  });

  it('an expired token is refused until the next sign-in', async () => {
    await fault({ kind: 'expired-token' });
    expect((await call('GET', '/v1/taxes')).status).toBe(401);
    expect((await call('GET', '/v1/taxes')).status).toBe(401);
    await signIn();
    expect((await call('GET', '/v1/taxes')).status).toBe(200);
  });

  it('occur with a probability and only for the requests that they name', async () => {
    await fault({ kind: 'unavailable', probability: 1, path: '^/v1/invoices' });
    expect((await call('GET', '/v1/taxes')).status).toBe(200);
    expect((await call('GET', '/v1/invoices')).status).toBe(503);
    expect((await call('GET', '/v1/invoices')).status).toBe(503);
    await call('DELETE', '/control/faults');
    expect((await call('GET', '/v1/invoices')).status).toBe(200);
  });

  it('refuses a fault that it does not know', async () => {
    expect((await fault({ kind: 'nonsense' })).status).toBe(400);
  });
});
