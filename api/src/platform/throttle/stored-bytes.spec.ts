import { randomUUID } from 'node:crypto';
import { DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MAX_CLAIM_TEXT } from '@lacteos/contracts/claims/claims';

/** Bytes of all values in the database. */
async function storedBytes({ uow }: TestApi): Promise<number> {
  let bytes = 0;
  for (const { tableName } of uow.manager.connection.entityMetadatas) {
    const rows: Record<string, unknown>[] = await uow.manager.query(`SELECT * FROM ${tableName}`);
    for (const value of rows.flatMap((row) => Object.values(row))) bytes += bytesOf(value);
  }
  return bytes;
}
function bytesOf(value: unknown): number {
  if (value === null) return 0;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  return typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value).length : 8;
}

const claim = (document = '52123456') => ({
  kind: 'claim',
  name: 'Ñ'.repeat(110),
  idType: '13',
  document,
  email: `${'a'.repeat(60)}@correo.test`,
  phone: '3101234567',
  text: '🧀'.repeat(MAX_CLAIM_TEXT / 2),
});
const account = () => ({
  person_type: 'Company',
  nameCompany: 'Ñ'.repeat(60),
  commercialName: 'Ñ'.repeat(60),
  n_document: '900123456',
  idType: '31',
  email: `${'b'.repeat(60)}@correo.test`,
  password: 'Cumbre42Nogal$!',
  phone: '3101234567',
  city_code: '50001',
  state_code: '50',
  termsAccepted: true,
  marketing: true,
});
const pdf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x'), Buffer.from('\n%%EOF\n')]);

describe.each(DIALECTS)('bytes stored for strangers on $name', (dialect) => {
  const open: TestApi[] = [];
  afterEach(async () => {
    for (const api of open.splice(0)) await api.stop();
  });
  const start = async (bytes: string): Promise<TestApi> => {
    const api = await startApi(dialect, {
      SIIGO_URL: 'http://127.0.0.1:9',
      THROTTLE_BYTES: bytes,
      THROTTLE_BUDGETS: 'claims=1000,claimFiles=1000',
    });
    open.push(api);
    return api;
  };
  const post = (api: TestApi, path: string, body: unknown, address = '10.0.0.1') =>
    api.call<{ number: string }>('POST', path, {
      body,
      headers: { 'x-forwarded-for': address, 'idempotency-key': randomUUID() },
    });

  it("never exceed a call's charge, even with the longest texts [N-34-402]", async () => {
    const api = await start('text=1000000');
    const grown = async (path: string, body: Record<string, unknown>): Promise<number> => {
      const before = await storedBytes(api);
      const answer = await post(api, path, body);
      expect([path, answer.failure.errors, answer.status < 300]).toEqual([path, undefined, true]);
      await api.work();
      return (await storedBytes(api)) - before - Buffer.byteLength(JSON.stringify(body));
    };
    expect(await grown('/auth/signup', account())).toBeLessThanOrEqual(4_000);
    expect(await grown('/claims', claim())).toBeLessThanOrEqual(4_000);
    const { number } = (await post(api, '/claims', claim())).data;
    const reply = { number, document: '52123456', text: claim().text };
    expect(await grown('/claims/replies', reply)).toBeLessThanOrEqual(4_000);
    const email = account().email;
    expect(await grown('/auth/reset/code', { email })).toBeLessThanOrEqual(1_200);
    expect(await grown('/auth/login', { email, password: account().password })).toBeLessThanOrEqual(700);
  });

  it("never exceed a call's charge, even with the longest order [N-34-402]", async () => {
    const api = await start('text=1000000');
    const shop = new ShopBuilder(api);
    const lines: [TestProduct, number][] = [];
    for (let line = 0; line < 200; line += 1) lines.push([await shop.addProduct({ stock: 5 }), 1]);
    const { user, token } = await api.signedIn(1);
    const order = shop.anOrder(user, lines);
    const before = await storedBytes(api);
    expect((await shop.place(token, order, 'longest')).status).toBe(201);
    await api.work();
    const spent = 4 * Buffer.byteLength(JSON.stringify(order)) + 5_000;
    expect((await storedBytes(api)) - before).toBeLessThanOrEqual(spent);
  });

  it('stop at the budget of an address, while another one still writes [N-34-402]', async () => {
    const api = await start('text=60000');
    const before = await storedBytes(api);
    let last = await post(api, '/claims', claim());
    let calls = 1;
    for (; last.status === 201 && calls < 20; calls += 1) last = await post(api, '/claims', claim());
    expect([last.status, last.failure.code, calls]).toEqual([429, 'REQUEST.TOO_MANY', 5]);
    expect(last.failure.message).toBe('Demasiadas solicitudes. Intente de nuevo en 15 minutos.');
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await storedBytes(api)) - before).toBeLessThanOrEqual(60_000);
    expect((await post(api, '/claims', claim(), '10.0.0.2')).status).toBe(201);
    const { token } = await api.signedIn(1);
    const headers = { 'x-forwarded-for': '10.0.0.1', 'idempotency-key': randomUUID() };
    expect((await api.call('POST', '/claims', { token, body: claim(), headers })).status).toBe(201);
  });

  it('stop at the daily budget of an address across windows [N-34-402]', async () => {
    const api = await start('text=1000000,textDay=30000');
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await post(api, '/claims', claim())).status);
    expect(statuses).toEqual([201, 201, 429]);
    const refused = await post(api, '/claims', claim());
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  });

  it('in files stop at the share of an address, and others can still attach one [N-34-403]', async () => {
    const api = await start('text=2000000');
    const upload = (bytes: number, address: string) =>
      api.upload<{ key: string }>(
        '/claims/files',
        { name: 'a.pdf', bytes: pdf(bytes) },
        {},
        undefined,
        address,
      );
    const before = await storedBytes(api);
    for (let call = 0; call < 3; call += 1) expect((await upload(7_900_000, '10.0.0.1')).status).toBe(200);
    for (let call = 0; call < 60; call += 1) {
      const refused = await upload(300_000, '10.0.0.1');
      expect([refused.status, refused.failure.code]).toEqual([429, 'REQUEST.TOO_MANY']);
    }
    expect((await storedBytes(api)) - before).toBeLessThanOrEqual(24_000_000);
    expect((await upload(100_000, '10.0.0.1')).status).toBe(200);
    const { key } = (await upload(7_900_000, '10.0.0.2')).data;
    expect((await post(api, '/claims', { ...claim(), files: [key] }, '10.0.0.2')).status).toBe(201);
  });

  it('in sessions are limited per account; a refusal leaves the cookie [N-34-404]', async () => {
    const api = await start('sessions=1400');
    const [one, other] = [await api.addUser(), await api.addUser()];
    const signIn = ({ email }: { email: string }) =>
      post(api, '/auth/login', { email, password: TEST_PASSWORD });
    const session = await signIn(one);
    const cookieOf = ({ cookies }: typeof session) =>
      Object.fromEntries(cookies.map((c) => [c.name, c.value]));
    const renew = (cookies: Record<string, string>) => api.call('POST', '/auth/refresh', { cookies });
    const renewed = await renew(cookieOf(session));
    const refused = await renew(cookieOf(renewed as typeof session));
    expect([session.status, renewed.status, refused.status]).toEqual([200, 200, 429]);
    expect(refused.cookies).toEqual([]);
    expect((await signIn(one)).status).toBe(429);
    expect((await signIn(other)).status).toBe(200);
  });

  it('in answers stored by idempotency key count too [N-34-402]', async () => {
    const api = await start('text=60000');
    const { token } = await api.signedIn(1);
    const before = await storedBytes(api);
    const decide = async (isGiven: boolean) =>
      (
        await api.call('POST', '/account/consents', {
          token,
          body: { purpose: 'marketing', isGiven, policyVersion: 1, channel: 'profile' },
          headers: { 'idempotency-key': randomUUID() },
        })
      ).status;
    let status = await decide(true);
    let calls = 1;
    for (; status === 200 && calls < 60; calls += 1) status = await decide(calls % 2 === 0);
    expect([status, calls < 60]).toEqual([429, true]);
    expect((await storedBytes(api)) - before).toBeLessThanOrEqual(60_000);
  });

  it('of buyers count per account on every write; staff spend none [N-34-402]', async () => {
    const api = await start('text=3000');
    const [one, other, staff] = [await api.signedIn(1), await api.signedIn(1), await api.signedIn(3)];
    const ask = ({ token }: { token: string }) =>
      api.call('PUT', '/account/profile', { token, body: { noise: 'x'.repeat(600) } });
    const statuses = [];
    for (const caller of [one, one, other, staff, staff, staff]) statuses.push((await ask(caller)).status);
    expect(statuses).toEqual([400, 429, 400, 400, 400, 400]);
  });
});
