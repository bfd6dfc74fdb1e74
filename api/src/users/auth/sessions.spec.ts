import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { SessionUser, SignedIn } from '@lacteos/contracts';
import { type Answer, DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '../../../test/index.js';
import { PasswordHasher, User } from '../index.js';

const COOKIE = 'lacteos_refresh';
const MINUTE = 60_000;
const DAY = 86_400_000;

describe.each(DIALECTS)('sessions on $name', (dialect) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(async () => api.stop());

  const login = (email: string, change: Record<string, unknown> = {}): Promise<Answer<SignedIn>> =>
    api.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD, ...change } });
  const refreshTokenOf = (answer: Answer<unknown>): string =>
    answer.cookies.find(({ name }) => name === COOKIE)?.value ?? '';
  const refresh = (token: string): Promise<Answer<SignedIn>> =>
    api.call('POST', '/auth/refresh', { cookies: { [COOKIE]: token } });
  const me = (token: string): Promise<Answer<SessionUser>> => api.call('GET', '/auth/me', { token });

  it('signs in with the e-mail in any case and answers token and user', async () => {
    const user = await api.addUser();
    const answer = await login(user.email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ expiresIn: 900, user: { id: user.id, id_role: 1, name: 'Ana' } });
    expect((await me(answer.data.token)).data.id).toBe(user.id);
    expect(answer.text).not.toMatch(/argon2|password/);
  });

  it('keeps the refresh token out of the body, in a cookie that scripts cannot read', async () => {
    const user = await api.addUser();
    const answer = await login(user.email);
    const cookie = String(answer.headers.get('set-cookie'));
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Path=/api/auth');
    expect(cookie).not.toContain('Max-Age');
    expect(answer.text).not.toContain(refreshTokenOf(answer));
  });

  it('lets the cookie outlive the browser for 30 days with remember me', async () => {
    const user = await api.addUser();
    const answer = await login(user.email, { rememberMe: true });
    expect(String(answer.headers.get('set-cookie'))).toContain(`Max-Age=${30 * 86_400}`);
  });

  it('answers the same Not found for a wrong password, an unknown account and an inactive one', async () => {
    const user = await api.addUser();
    const inactive = await api.addUser({ active: false });
    const answers = [
      await login(user.email, { password: 'Otra2026!' }),
      await login('nadie@lacteos.test'),
      await login(inactive.email),
    ];
    for (const { status, failure } of answers) {
      expect(status).toBe(401);
      expect(failure).toMatchObject({
        success: false,
        message: 'Not found',
        code: 'AUTH.INVALID_CREDENTIALS',
      });
    }
  });

  it('verifies a password hash whether or not the account exists', async () => {
    const user = await api.addUser();
    const matches = jest.spyOn(api.app.get(PasswordHasher), 'matches');
    await login(user.email, { password: 'Otra2026!' });
    await login('nadie@lacteos.test', { password: 'Otra2026!' });
    expect(matches.mock.calls.map(([password, hash]) => [password, hash === null])).toEqual([
      ['Otra2026!', false],
      ['Otra2026!', true],
    ]);
    matches.mockRestore();
    expect(await new PasswordHasher().matches('a password that nobody has', null)).toBe(false);
  });

  it('rotates the refresh token at each use', async () => {
    const user = await api.addUser();
    const first = refreshTokenOf(await login(user.email));
    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect(refreshTokenOf(second)).not.toBe(first);
    expect((await me(second.data.token)).data.id).toBe(user.id);
    expect((await refresh(refreshTokenOf(second))).status).toBe(200);
  });

  it('ends the whole family when a used refresh token comes back', async () => {
    const user = await api.addUser();
    const stolen = refreshTokenOf(await login(user.email));
    const next = refreshTokenOf(await refresh(stolen));
    const reuse = await refresh(stolen);
    expect(reuse.status).toBe(401);
    expect(reuse.failure.code).toBe('AUTH.REFRESH_REUSED');
    expect((await refresh(next)).status).toBe(401);
  });

  it('accepts one of ten refreshes with the same token at once', async () => {
    const user = await api.addUser();
    const token = refreshTokenOf(await login(user.email));
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('answers 401 to a refresh without a cookie or with a made-up one', async () => {
    const without = await api.call('POST', '/auth/refresh');
    expect([without.status, without.failure.code]).toEqual([401, 'AUTH.NO_SESSION']);
    expect((await refresh('made-up')).status).toBe(401);
  });

  it('ends a browser session after a day without use', async () => {
    const user = await api.addUser();
    const token = refreshTokenOf(await login(user.email));
    api.clock.advance(DAY + MINUTE);
    expect((await refresh(token)).status).toBe(401);
  });

  it('refuses an access token after 15 minutes', async () => {
    const user = await api.addUser();
    const { token } = (await login(user.email)).data;
    api.clock.advance(14 * MINUTE);
    expect((await me(token)).status).toBe(200);
    api.clock.advance(2 * MINUTE);
    expect((await me(token)).status).toBe(401);
  });

  it('ends the session at sign-out', async () => {
    const user = await api.addUser();
    const answer = await login(user.email);
    const cookies = { [COOKIE]: refreshTokenOf(answer) };
    expect((await api.call('POST', '/auth/logout', { token: answer.data.token, cookies })).status).toBe(200);
    expect((await refresh(refreshTokenOf(answer))).status).toBe(401);
  });

  it.each([
    ['a deactivation', { active: false }],
    ['a raised session version', { session_version: 2 }],
  ])('ends access tokens at once after %s', async (_, change) => {
    const user = await api.addUser();
    const { token } = (await login(user.email)).data;
    await api.uow.manager.update(User, { id: user.id }, change);
    expect((await me(token)).status).toBe(401);
  });

  it('refuses to refresh for a deactivated account', async () => {
    const user = await api.addUser();
    const token = refreshTokenOf(await login(user.email));
    await api.uow.manager.update(User, { id: user.id }, { active: false });
    expect((await refresh(token)).status).toBe(401);
  });

  it('refuses a forged token and one without a signature', async () => {
    const { token } = await api.signedIn(1);
    const [header = '', payload = ''] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const forged of [`${header}.${payload}.AAAA`, unsigned, 'a.b.c']) {
      expect((await me(forged)).failure.code).toBe('AUTH.REQUIRED');
    }
  });
});
