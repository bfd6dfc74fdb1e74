import { afterEach, describe, expect, it } from '@jest/globals';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { RouteCensus } from '#platform/routes/index.js';
import { startRedis } from 'tools/databases/redis';

const [sqlite] = DIALECTS;
const BUDGETS = 'orders=2,exports=2,lookups=2,mails=2,uploads=2';
const CALLS = [
  ['POST', '/order', 1],
  ['GET', '/admin/orders/export?format=csv', 3],
  ['GET', '/admin/products/export?format=csv', 3],
  ['GET', '/siigo/customers/1', 2],
  ['POST', '/siigo/invoice/1/mail', 3],
  ['POST', '/media', 3],
  ['POST', '/admin/products/import', 3],
] as const;
const ALL_ONE =
  'orders=1,exports=1,archives=1,lookups=1,mails=1,uploads=1,photos=1,claims=1,claimFiles=1,claimLookups=1,routes=1,tracking=1,writes=1';

describe('call budgets', () => {
  const open: TestApi[] = [];
  afterEach(async () => {
    for (const api of open.splice(0)) await api.stop();
  });
  const start = async (env: Record<string, string> = {}): Promise<TestApi> => {
    if (!sqlite) throw new Error('no dialect');
    const api = await startApi(sqlite, {
      THROTTLE_BUDGETS: BUDGETS,
      SIIGO_URL: 'http://127.0.0.1:9',
      ...env,
    });
    open.push(api);
    return api;
  };
  const statuses = async (call: () => Promise<{ status: number }>, times: number): Promise<number[]> => {
    const seen: number[] = [];
    for (let time = 0; time < times; time += 1) seen.push((await call()).status);
    return seen;
  };

  it.each(CALLS)('apply to %s %s by account, before validation [N-16-074]', async (method, path, role) => {
    const api = await start();
    const { token } = await api.signedIn(role);
    const body = method === 'POST' ? { body: {} } : {};
    const call = () => api.call(method, path, { token, ...body });
    expect(await statuses(call, 2)).not.toContain(429);
    const stopped = await call().then((answer) => answer);
    expect([stopped.status, stopped.failure.code]).toEqual([429, 'REQUEST.TOO_MANY']);
    expect(stopped.failure.message).toBe('Demasiadas solicitudes. Intente de nuevo en 15 minutos.');
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800);
    const other = await api.signedIn(role);
    expect((await api.call(method, path, { token: other.token, ...body })).status).not.toBe(429);
  });

  it('apply to every route that changes something, with or without a session [N-16-207]', async () => {
    const api = await start({ THROTTLE_BUDGETS: ALL_ONE, THROTTLE_PER_ADDRESS: '5' });
    const unlimited: string[] = [];
    const routes = api.app.get(RouteCensus).list();
    const writes = routes.filter(({ key }) => !key.startsWith('GET '));
    for (const [index, { key, rule }] of writes.entries()) {
      const [method = '', path = ''] = key.split(' ');
      const roles = rule.roles;
      const token = roles?.[0] && (await api.signedIn(roles[0])).token;
      const call = () =>
        api.call(method as 'POST', path.replaceAll(/:\w+/g, '999999'), {
          body: {},
          headers: { 'x-forwarded-for': `10.9.8.${index}` },
          ...(token ? { token } : {}),
        });
      const seen = await statuses(call, token ? 2 : 12);
      if (seen.at(-1) !== 429) unlimited.push(`${key} ${seen.join(' ')}`);
    }
    expect(unlimited).toEqual([]);
  });

  it('allow an address ten times as many calls, whatever its accounts [N-16-074]', async () => {
    const api = await start();
    const order = async (address: string): Promise<{ status: number }> => {
      const { token } = await api.signedIn(1);
      return api.call('POST', '/order', { token, body: {}, headers: { 'x-forwarded-for': address } });
    };
    expect(await statuses(() => order('10.0.0.1'), 20)).not.toContain(429);
    expect((await order('10.0.0.1')).status).toBe(429);
    expect((await order('10.0.0.2')).status).toBe(400);
  });

  it('are shared by two replicas through Redis, and per process while Redis is gone [N-16-072]', async () => {
    const redis = await startRedis();
    const [one, other] = [await start({ REDIS_URL: redis.url }), await start({ REDIS_URL: redis.url })];
    const guess = (api: TestApi, email = 'nadie@lacteos.test') =>
      api.call('POST', '/auth/login', { body: { email, password: 'x' } });
    const limited = { REDIS_URL: redis.url, THROTTLE_PER_ACCOUNT: '2' };
    const [first, second] = [await start(limited), await start(limited)];
    const guessFourTimes = async (email: string): Promise<number[]> => {
      const answers: number[] = [];
      for (const api of [first, second, first, second]) answers.push((await guess(api, email)).status);
      return answers;
    };
    // An answer of Redis that comes too late on a busy machine is counted by the process alone.
    const accounts = Array.from({ length: 10 }, (_, index) => `nadie${index}@lacteos.test`);
    let answers: number[] = [];
    for (const email of accounts) {
      answers = await guessFourTimes(email);
      if (answers.join() === '401,401,429,429') break;
    }
    expect(answers).toEqual([401, 401, 429, 429]);
    await redis.stop();
    expect([(await guess(one)).status, (await guess(other)).status]).toEqual([401, 401]);
  });
});
