import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { SessionUser, SignedIn } from '@lacteos/contracts/schemas';
import { type Answer, DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';
import { ApiProcess } from '#test/processes/api-process.js';
import { CONFIG, type Config } from '#config/index.js';
import type { OwnSessionDto } from './open-session.dto.js';
import { PasswordHasher, Session, User } from '../index.js';

const COOKIE = 'lacteos_refresh';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.each(DIALECTS)('a session on $name', (dialect) => {
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
  const logout = (refreshToken: string): Promise<Answer<null>> =>
    api.call('POST', '/auth/logout', { cookies: { [COOKIE]: refreshToken } });

  it('is opened with the e-mail in any case and answers token and user [S-119, S-195]', async () => {
    const user = await api.addUser();
    const answer = await login(user.email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ expiresIn: 900, user: { id: user.id, id_role: 1, name: 'Ana' } });
    expect((await me(answer.data.token)).data.id).toBe(user.id);
    expect(answer.text).not.toMatch(/argon2|password/);
  });

  it('has its refresh token only in a cookie that scripts cannot read [D-013]', async () => {
    const user = await api.addUser();
    const answer = await login(user.email);
    const cookie = answer.headers.getSetCookie().find((header) => header.startsWith(COOKIE));
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Path=/api/auth');
    expect(cookie).not.toContain('Max-Age');
    expect(answer.text).not.toContain(refreshTokenOf(answer));
  });

  it('outlives the browser for 30 days with "remember me"', async () => {
    const user = await api.addUser();
    const answer = await login(user.email, { rememberMe: true });
    const cookie = answer.headers.getSetCookie().find((header) => header.startsWith(COOKIE));
    expect(cookie).toContain(`Max-Age=${30 * 86_400}`);
  });

  it('answers the same text for a wrong password, an unknown and an inactive account [S-236, D-070]', async () => {
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

  it('verifies a password hash whether or not the account exists [D-071]', async () => {
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

  it('has its own key for lists in the browser, valid for its lifetime [N-17-504]', async () => {
    const keyOf = async (token: string) => api.call<{ key: string }>('GET', '/auth/list-key', { token });
    const [one, other] = [await api.signedIn(3), await api.signedIn(3)];
    const { data } = await keyOf(one.token);
    expect(Buffer.from(data.key, 'base64url')).toHaveLength(32);
    expect((await keyOf(one.token)).data).toEqual(data);
    expect((await keyOf(other.token)).data.key).not.toBe(data.key);
    await api.call('POST', '/auth/logout', { token: one.token });
    expect((await keyOf(one.token)).status).toBe(401);
  });

  it("has the person's key for drafts, until all sessions are ended [N-17-545]", async () => {
    const keyOf = async (token: string) =>
      (await api.call<{ draftKey: string }>('GET', '/auth/list-key', { token })).data.draftKey;
    const account = await api.addUser();
    const [one, other] = [(await login(account.email)).data.token, (await login(account.email)).data.token];
    const stranger = (await login((await api.addUser()).email)).data.token;
    const first = await keyOf(one);
    expect(await keyOf(other)).toBe(first);
    expect(await keyOf(stranger)).not.toBe(first);
    await api.call('POST', '/auth/logout', { token: other });
    expect(await keyOf(one)).toBe(first);
    await api.call('DELETE', '/auth/sessions', { token: one });
    expect(await keyOf(one)).not.toBe(first);
  });

  it('rotates the refresh token at each use [D-014]', async () => {
    const user = await api.addUser();
    const first = refreshTokenOf(await login(user.email));
    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect(refreshTokenOf(second)).not.toBe(first);
    expect((await me(second.data.token)).data.id).toBe(user.id);
    expect((await refresh(refreshTokenOf(second))).status).toBe(200);
  });

  it('ends with its whole family when a used refresh token comes back [D-015]', async () => {
    const user = await api.addUser();
    const stolen = refreshTokenOf(await login(user.email));
    const next = refreshTokenOf(await refresh(refreshTokenOf(await refresh(stolen))));
    const reuse = await refresh(stolen);
    expect(reuse.status).toBe(401);
    expect(reuse.failure.code).toBe('AUTH.REFRESH_REUSED');
    expect((await refresh(next)).status).toBe(401);
  });

  it('answers 401 to a refresh without a cookie or with a forged one', async () => {
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

  it('refuses an access token after 15 minutes [D-012]', async () => {
    const user = await api.addUser();
    const { token } = (await login(user.email)).data;
    api.clock.advance(14 * MINUTE);
    expect((await me(token)).status).toBe(200);
    api.clock.advance(2 * MINUTE);
    expect((await me(token)).status).toBe(401);
  });

  it('loses only its own access tokens when a used refresh token comes back [N-16-130]', async () => {
    const user = await api.addUser();
    const [stolen, other] = [await login(user.email), await login(user.email)];
    const renewed = await refresh(refreshTokenOf(stolen));
    await refresh(refreshTokenOf(renewed));
    await refresh(refreshTokenOf(stolen));
    expect((await me(stolen.data.token)).status).toBe(401);
    expect((await me(renewed.data.token)).status).toBe(401);
    expect((await me(other.data.token)).status).toBe(200);
  });

  it('loses its access token at sign-out, and other sessions keep theirs [N-16-130]', async () => {
    const user = await api.addUser();
    const [left, other] = [await login(user.email), await login(user.email)];
    expect((await me(left.data.token)).status).toBe(200);
    expect((await logout(refreshTokenOf(left))).status).toBe(200);
    expect((await me(left.data.token)).failure.code).toBe('AUTH.REQUIRED');
    expect((await me(other.data.token)).status).toBe(200);
  });

  it('ends by refresh cookie alone, expired access token or access token alone [N-16-131]', async () => {
    const user = await api.addUser();
    const byCookie = await login(user.email, { rememberMe: true });
    const byToken = await login(user.email, { rememberMe: true });
    const [cookie, otherCookie] = [refreshTokenOf(byCookie), refreshTokenOf(byToken)];
    expect((await api.call('POST', '/auth/logout', { token: byToken.data.token })).status).toBe(200);
    expect((await refresh(otherCookie)).status).toBe(401);
    api.clock.advance(20 * MINUTE);
    const late = { token: byCookie.data.token, cookies: { [COOKIE]: cookie } };
    const answer = await api.call('POST', '/auth/logout', late);
    expect([answer.status, answer.cookies[0]]).toEqual([200, { name: COOKIE, value: '' }]);
    expect((await refresh(cookie)).failure.code).toBe('AUTH.NO_SESSION');
    expect((await api.call('POST', '/auth/logout')).status).toBe(200);
  });

  it('stays closed when sign-out and renewal are simultaneous [N-16-130]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await api.addUser();
      const token = refreshTokenOf(await login(user.email));
      const [renewed] = await Promise.all([refresh(token), logout(token)]);
      if (renewed.status !== 200) continue;
      expect((await me(renewed.data.token)).status).toBe(401);
      expect((await refresh(refreshTokenOf(renewed))).status).toBe(401);
    }
  });

  it.each([
    ['a customer after 30 days', 1, 30 * DAY, 20 * HOUR],
    ['an administrator after 12 hours', 3, 12 * HOUR, 10 * MINUTE],
    ['a super administrator after 12 hours', 4, 12 * HOUR, 10 * MINUTE],
  ] as const)('ends for %s regardless of renewals [N-16-132]', async (_, id_role, life, step) => {
    const user = await api.addUser({ id_role });
    let last = await login(user.email);
    let passed = 0;
    for (; passed + step < life; passed += step) {
      api.clock.advance(step);
      last = await refresh(refreshTokenOf(last));
      expect(last.status).toBe(200);
    }
    api.clock.advance(life - passed - MINUTE);
    const final = await refresh(refreshTokenOf(last));
    expect(final.data.expiresIn).toBe(60);
    api.clock.advance(MINUTE);
    expect((await me(final.data.token)).status).toBe(401);
    expect((await refresh(refreshTokenOf(final))).status).toBe(401);
  });

  it('is listed for its owner, the current one first, without secrets [N-16-134]', async () => {
    const user = await api.addUser();
    const sessions = [];
    for (const browser of ['Firefox', 'Chrome'])
      sessions.push(
        await api.call<SignedIn>('POST', '/auth/login', {
          body: { email: user.email, password: TEST_PASSWORD },
          headers: { 'user-agent': browser },
        }),
      );
    const [firefox, chrome] = sessions.map(({ data }) => data.token);
    await login((await api.addUser()).email);
    const listOf = async (token = '') => api.call<OwnSessionDto[]>('GET', '/auth/sessions', { token });
    const own = await listOf(firefox);
    expect(own.data).toMatchObject([
      { device: 'Firefox', isCurrent: true, isPersistent: false },
      { device: 'Chrome', isCurrent: false },
    ]);
    expect(own.text).not.toMatch(/token|hash/);
    expect((await listOf(chrome)).data.map(({ device }) => device)).toEqual(['Chrome', 'Firefox']);
  });

  it('is ended by its owner alone, singly or with all others, at once [N-16-134]', async () => {
    const user = await api.addUser();
    const [here, one, two] = [await login(user.email), await login(user.email), await login(user.email)];
    const { token } = here.data;
    const idOf = async (own: string): Promise<string> =>
      (await api.call<OwnSessionDto[]>('GET', '/auth/sessions', { token: own })).data[0]?.id ?? '';
    const stranger = (await login((await api.addUser()).email)).data.token;
    const end = (id: string, own = token) => api.call('DELETE', `/auth/sessions/${id}`, { token: own });
    const id = await idOf(one.data.token);
    expect((await end(id, stranger)).failure.code).toBe('USERS.SESSION_NOT_FOUND');
    expect((await end(id)).status).toBe(200);
    expect([(await end(id)).status, (await me(one.data.token)).status]).toEqual([404, 401]);
    expect((await refresh(refreshTokenOf(one))).status).toBe(401);
    expect((await me(two.data.token)).status).toBe(200);
    expect((await api.call('DELETE', '/auth/sessions', { token })).status).toBe(200);
    expect([(await me(two.data.token)).status, (await refresh(refreshTokenOf(two))).status]).toEqual([
      401, 401,
    ]);
    expect([(await me(token)).status, (await refresh(refreshTokenOf(here))).status]).toEqual([200, 200]);
    expect((await me(stranger)).status).toBe(200);
  });

  it('of an earlier release is valid once renewed', async () => {
    const user = await api.addUser();
    const answer = await login(user.email);
    await api.uow.manager.delete(Session, { user_id: user.id });
    expect((await me(answer.data.token)).status).toBe(401);
    const renewed = await refresh(refreshTokenOf(answer));
    expect((await me(renewed.data.token)).status).toBe(200);
    await logout(refreshTokenOf(renewed));
    expect((await me(renewed.data.token)).status).toBe(401);
  });

  it('costs one statement per signed-in request [N-16-130]', async () => {
    const { token } = await api.signedIn(1);
    const statements: unknown[] = [];
    const { dataSource } = api.uow.manager;
    const open = dataSource.createQueryRunner.bind(dataSource);
    const runners = jest.spyOn(dataSource, 'createQueryRunner').mockImplementation((mode) => {
      const runner = open(mode) as ReturnType<typeof open> & { queryAll?: unknown };
      for (const name of ['query', 'queryAll'] as const) {
        const run: unknown = runner[name];
        if (typeof run === 'function')
          Reflect.set(runner, name, (sql: unknown, ...rest: unknown[]) => {
            statements.push(...[sql].flat());
            return Reflect.apply(run, runner, [sql, ...rest]) as unknown;
          });
      }
      return runner;
    });
    await api.call('GET', '/order/payment_types', { token });
    runners.mockRestore();
    expect(statements.filter((statement) => String(statement).includes('sessions'))).toHaveLength(1);
  });

  it('ends in every API process at once [N-16-130]', async () => {
    const replica = await ApiProcess.start({
      DATABASE_URL: api.app.get<Config>(CONFIG).databaseUrl,
      LOG_LEVEL: 'silent',
    });
    try {
      api.clock.advance(Date.now() - api.clock.now().getTime());
      const there = async (token: string): Promise<number> =>
        (await fetch(`${replica.origin}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } }))
          .status;
      const user = await api.addUser();
      const [left, reused] = [await login(user.email), await login(user.email)];
      await refresh(refreshTokenOf(await refresh(refreshTokenOf(reused))));
      expect([await there(left.data.token), await there(reused.data.token)]).toEqual([200, 200]);
      await logout(refreshTokenOf(left));
      expect([await there(left.data.token), await there(reused.data.token)]).toEqual([401, 200]);
      await refresh(refreshTokenOf(reused));
      expect(await there(reused.data.token)).toBe(401);
    } finally {
      await replica.kill();
    }
  });

  it('ends at sign-out', async () => {
    const user = await api.addUser();
    const answer = await login(user.email);
    const cookies = { [COOKIE]: refreshTokenOf(answer) };
    expect((await api.call('POST', '/auth/logout', { token: answer.data.token, cookies })).status).toBe(200);
    expect((await refresh(refreshTokenOf(answer))).status).toBe(401);
  });

  it.each([
    ['a deactivation', { active: false }],
    ['a raised session version', { session_version: 2 }],
  ])('loses access tokens at once after %s [D-094]', async (_, change) => {
    const user = await api.addUser();
    const { token } = (await login(user.email)).data;
    await api.uow.manager.update(User, { id: user.id }, change);
    expect((await me(token)).status).toBe(401);
  });

  it('cannot be refreshed for a deactivated account', async () => {
    const user = await api.addUser();
    const token = refreshTokenOf(await login(user.email));
    await api.uow.manager.update(User, { id: user.id }, { active: false });
    expect((await refresh(token)).status).toBe(401);
  });

  it('rejects a forged token and one without a signature', async () => {
    const { token } = await api.signedIn(1);
    const [header = '', payload = ''] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const forged of [`${header}.${payload}.AAAA`, unsigned, 'a.b.c']) {
      expect((await me(forged)).failure.code).toBe('AUTH.REQUIRED');
    }
  });
});
