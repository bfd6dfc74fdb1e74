import { afterEach, describe, expect, it } from '@jest/globals';
import { type Answer, DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';

const sqlite = DIALECTS.filter(({ name }) => name === 'SQLite');

describe.each(sqlite)('throttling', (dialect) => {
  let api: TestApi;
  afterEach(async () => api.stop());

  const failedLogin = (email: string, address = '10.0.0.1'): Promise<Answer<unknown>> =>
    api.call('POST', '/auth/login', {
      body: { email, password: 'Equivocada2026!' },
      headers: { 'x-forwarded-for': address },
    });

  it('stops sign-in attempts on one account with a Spanish text and the time to wait [D-075]', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '3' });
    const { email } = await api.addUser();
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await failedLogin(email)).status).toBe(401);
    const stopped = await failedLogin(email.toUpperCase());
    expect(stopped.status).toBe(429);
    expect(stopped.failure.code).toBe('AUTH.TOO_MANY_ATTEMPTS');
    expect(stopped.failure.message).toBe('Demasiados intentos. Intente de nuevo en 15 minutos.');
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await failedLogin('otra@lacteos.test')).status).toBe(401);
  });

  const rightLogin = (email: string, address: string, cookies: Record<string, string> = {}) =>
    api.call('POST', '/auth/login', {
      body: { email, password: TEST_PASSWORD },
      headers: { 'x-forwarded-for': address },
      cookies,
    });
  const attack = async (email: string, strangers: number, tries: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let stranger = 1; stranger <= strangers; stranger += 1)
      for (let attempt = 0; attempt < tries; attempt += 1)
        statuses.push((await failedLogin(email, `10.9.${stranger}.1`)).status);
    return statuses;
  };

  it('does not let strangers lock an account from any address [N-16-075]', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '3' });
    const { email } = await api.addUser();
    expect(await attack(email, 1, 4)).toEqual([401, 401, 401, 429]);
    expect((await rightLogin(email, '10.0.0.1')).status).toBe(200);
  });

  it('reduces attempts per address on an account under attack, but never to zero [N-16-077]', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '3' });
    const { email } = await api.addUser();
    await attack(email, 5, 3);
    for (const address of ['10.8.0.1', '10.8.0.2'])
      expect([
        (await failedLogin(email, address)).status,
        (await failedLogin(email, address)).status,
        (await failedLogin(email, address)).status,
      ]).toEqual([401, 401, 429]);
    expect((await rightLogin(email, '10.8.0.3')).status).toBe(200);
  });

  it('counts a known device separately, also from strangers at the same address [N-16-076, N-16-206]', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '2', THROTTLE_PER_ADDRESS: '10' });
    const { email } = await api.addUser();
    const { cookies } = await rightLogin(email, '10.0.0.1');
    const known = cookies.filter(({ name }) => name.startsWith('lacteos_device_'));
    expect(known).toHaveLength(1);
    const device = Object.fromEntries(known.map(({ name, value }) => [name, value]));
    expect(known[0]?.name).not.toContain(email);
    for (let attempt = 0; attempt < 20; attempt += 1) await failedLogin(email, '10.0.0.1');
    expect((await rightLogin(email, '10.0.0.1')).status).toBe(429);
    expect((await rightLogin(email, '10.0.0.1', device)).status).toBe(200);
    // Same number of characters as a signature; the second has more bytes.
    for (const last of ['A', '%C3%A9']) {
      const forged = Object.fromEntries(known.map(({ name }) => [name, `x.${'A'.repeat(42)}${last}`]));
      expect((await rightLogin(email, '10.0.0.1', forged)).status).toBe(429);
    }
  });

  it('limits wrong passwords from a known device like those from an address', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '2' });
    const { email } = await api.addUser();
    const { cookies } = await rightLogin(email, '10.0.0.1');
    const device = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    const wrong = (address: string) =>
      api.call('POST', '/auth/login', {
        body: { email, password: 'Equivocada2026!' },
        headers: { 'x-forwarded-for': address },
        cookies: device,
      });
    const statuses = [await wrong('10.0.0.1'), await wrong('10.0.0.2'), await wrong('10.0.0.3')];
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 429]);
  });

  it('treats unknown accounts like known ones', async () => {
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

  it('accepts one of twenty concurrent guesses', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '1' });
    const { email } = await api.addUser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => failedLogin(email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
  });

  it.each([
    ['POST', '/auth/reset/code', { email: 'ana@lacteos.test' }],
    ['PUT', '/auth/reset', { email: 'ana@lacteos.test', code: '123456', newPassword: 'Nueva2026$' }],
  ] as const)('throttles %s %s per account [D-075]', async (method, path, body) => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '2' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      statuses.push((await api.call(method, path, { body })).status);
    expect(statuses[2]).toBe(429);
    expect(statuses.slice(0, 2)).not.toContain(429);
  });

  it('throttles sign-up per address [D-075]', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ADDRESS: '1' });
    const body = {
      person_type: 'Company',
      nameCompany: 'Quesos S.A.S.',
      n_document: '900100200',
      idType: '31',
      email: 'quesos@lacteos.test',
      password: 'Mango$Tigre42',
      phone: '3101234567',
      city_code: '50001',
      state_code: '50',
      termsAccepted: true,
    };
    expect((await api.call('POST', '/auth/signup', { body })).status).toBe(201);
    expect((await api.call('POST', '/auth/signup', { body })).status).toBe(429);
  });

  it('counts sign-ups before it validates them [N-16-073]', async () => {
    api = await startApi(dialect, { THROTTLE_PER_ADDRESS: '2' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      statuses.push((await api.call('POST', '/auth/signup', { body: {} })).status);
    expect(statuses).toEqual([400, 400, 429]);
  });
});
