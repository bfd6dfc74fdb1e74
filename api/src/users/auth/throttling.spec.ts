import { afterEach, describe, expect, it } from '@jest/globals';
import { type Answer, DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '../../../test/index.js';

const sqlite = DIALECTS.filter(({ name }) => name === 'SQLite');

describe.each(sqlite)('throttling', (dialect) => {
  let api: TestApi;
  afterEach(async () => api.stop());

  const failedLogin = (email: string, address = '10.0.0.1'): Promise<Answer<unknown>> =>
    api.call('POST', '/auth/login', {
      body: { email, password: 'Equivocada2026!' },
      headers: { 'x-forwarded-for': address },
    });

  it('stops sign-in attempts on one account with a Spanish text and the time to wait', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '3' });
    const { email } = await api.addUser();
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await failedLogin(email)).status).toBe(401);
    const stopped = await failedLogin(email.toUpperCase(), '10.0.0.2');
    expect(stopped.status).toBe(429);
    expect(stopped.failure.code).toBe('AUTH.TOO_MANY_ATTEMPTS');
    expect(stopped.failure.message).toBe('Demasiados intentos. Intente de nuevo en 15 minutos.');
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await failedLogin('otra@lacteos.test')).status).toBe(401);
  });

  it('stops attempts on an account that does not exist in the same way', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '1' });
    await failedLogin('nadie@lacteos.test');
    expect((await failedLogin('nadie@lacteos.test')).status).toBe(429);
  });

  it('stops sign-in attempts from one address', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ADDRESS: '3' });
    for (let attempt = 0; attempt < 3; attempt += 1) await failedLogin(`otra${attempt}@lacteos.test`);
    expect((await failedLogin('mas@lacteos.test')).status).toBe(429);
    expect((await failedLogin('mas@lacteos.test', '10.0.0.9')).status).toBe(401);
  });

  it('does not count sign-ins that succeed', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '2', THROTTLE_PER_ADDRESS: '2' });
    const { email } = await api.addUser();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await api.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
      expect(answer.status).toBe(200);
    }
  });

  it('lets one of twenty guesses at once through', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '1' });
    const { email } = await api.addUser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => failedLogin(email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
  });

  it.each([
    ['POST', '/auth/reset/code', { email: 'ana@lacteos.test' }],
    ['PUT', '/auth/reset', { email: 'ana@lacteos.test', code: '123456', newPassword: 'Nueva2026$' }],
  ] as const)('throttles %s %s per account', async (method, path, body) => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '2' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      statuses.push((await api.call(method, path, { body })).status);
    expect(statuses[2]).toBe(429);
    expect(statuses.slice(0, 2)).not.toContain(429);
  });

  it('throttles sign-up per address', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ADDRESS: '1' });
    const body = {
      person_type: 'Company',
      nameCompany: 'Quesos S.A.S.',
      n_document: '900100200',
      idType: '31',
      email: 'quesos@lacteos.test',
      password: TEST_PASSWORD,
      phone: '3101234567',
      city_code: '50001',
      state_code: '50',
      termsAccepted: true,
    };
    expect((await api.call('POST', '/auth/signup', { body })).status).toBe(201);
    expect((await api.call('POST', '/auth/signup', { body })).status).toBe(429);
  });
});
