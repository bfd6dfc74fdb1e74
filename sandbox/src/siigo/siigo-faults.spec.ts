import { invoice, type Reply, SiigoCompany } from '../../test/siigo-company.js';

const { call, fault, signIn } = new SiigoCompany();

describe('the SIIGO stand-in with faults', () => {
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
  ])('answers once with the fault %s', async (kind, status, code, made) => {
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
  ])('cuts the connection at the fault %s', async (kind, made) => {
    const before = await count();
    await fault({ kind, method: 'POST' });
    expect(await send(`key${kind.replace(/\W/g, '')}`)).toBeNull();
    expect((await count()) - before).toBe(made);
  });

  it('keeps an idempotency key unusable after a 500', async () => {
    await fault({ kind: 'server-error' });
    await send('consumed1');
    expect((await send('consumed1'))?.status).toBe(500);
    expect((await send('consumed2'))?.status).toBe(201);
  });

  it('refuses an expired token until the next sign-in', async () => {
    await fault({ kind: 'expired-token' });
    expect((await call('GET', '/v1/taxes')).status).toBe(401);
    expect((await call('GET', '/v1/taxes')).status).toBe(401);
    await signIn();
    expect((await call('GET', '/v1/taxes')).status).toBe(200);
  });

  it('applies a fault with its probability and only to the requests that it names', async () => {
    await fault({ kind: 'unavailable', probability: 1, path: '^/v1/invoices' });
    expect((await call('GET', '/v1/taxes')).status).toBe(200);
    expect((await call('GET', '/v1/invoices')).status).toBe(503);
    expect((await call('GET', '/v1/invoices')).status).toBe(503);
    await call('DELETE', '/control/faults');
    expect((await call('GET', '/v1/invoices')).status).toBe(200);
  });

  it('refuses an unknown fault', async () => {
    expect((await fault({ kind: 'nonsense' })).status).toBe(400);
  });
});
