import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SessionUser, SignedIn } from '@lacteos/contracts/schemas';
import { type Answer, DIALECTS, holdAfter, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';
import { RefreshToken } from './tokens/refresh-token.entity.js';
import { RefreshTokensRepository } from './tokens/refresh-tokens.repository.js';

const COOKIE = 'lacteos_refresh';
const MINUTE = 60_000;

describe.each(DIALECTS)('a repeated refresh on $name', (dialect) => {
  const isSqlite = dialect.name === 'SQLite';
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

  it('gets the same next token after a lost answer [N-33-601]', async () => {
    const user = await api.addUser();
    const token = refreshTokenOf(await login(user.email, { rememberMe: true }));
    const lost = await refresh(token);
    api.clock.advance(2 * MINUTE);
    const repeated = await refresh(token);
    expect(repeated.status).toBe(200);
    expect(refreshTokenOf(repeated)).toBe(refreshTokenOf(lost));
    expect(repeated.headers.getSetCookie().join()).toMatch(/Max-Age=2591880;/);
    expect((await me(repeated.data.token)).data.id).toBe(user.id);
    expect((await refresh(refreshTokenOf(repeated))).status).toBe(200);
  });

  it('ends the session more than two minutes after the first [N-33-601]', async () => {
    const user = await api.addUser();
    const token = refreshTokenOf(await login(user.email));
    const next = refreshTokenOf(await refresh(token));
    api.clock.advance(2 * MINUTE + 1);
    expect((await refresh(token)).failure.code).toBe('AUTH.REFRESH_REUSED');
    expect((await refresh(next)).status).toBe(401);
  });

  it('ends the session when it uses the token before the replaced one [N-33-601]', async () => {
    const user = await api.addUser();
    const first = refreshTokenOf(await login(user.email));
    const second = refreshTokenOf(await refresh(first));
    const third = refreshTokenOf(await refresh(second));
    expect(refreshTokenOf(await refresh(second))).toBe(third);
    expect((await refresh(first)).failure.code).toBe('AUTH.REFRESH_REUSED');
    expect((await refresh(third)).status).toBe(401);
  });

  it('gets one usable next token for ten concurrent calls [N-33-602]', async () => {
    const user = await api.addUser();
    const token = refreshTokenOf(await login(user.email));
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const [next = '', ...others] = new Set(answers.map(refreshTokenOf));
    expect(others).toEqual([]);
    for (const { data } of answers) expect((await me(data.token)).status).toBe(200);
    expect((await refresh(next)).status).toBe(200);
  });

  it('gets the same next token when it read the old one before its replacement [N-33-602]', async () => {
    const user = await api.addUser();
    const token = refreshTokenOf(await login(user.email));
    // SQLite runs transactions one after the other.
    const first = holdAfter(api.app.get(RefreshTokensRepository), 'findByHash', isSqlite ? 1 : 2);
    const sent = [refresh(token), refresh(token)];
    await first.reached;
    first.release();
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(refreshTokenOf)).size).toBe(1);
  });

  it('cannot use anything stored in the database as a token', async () => {
    const user = await api.addUser();
    const next = refreshTokenOf(await refresh(refreshTokenOf(await login(user.email))));
    const rows = await api.uow.manager.find(RefreshToken, { where: { user_id: user.id } });
    expect(rows).toHaveLength(2);
    for (const { token_hash } of rows) {
      expect(token_hash).not.toBe(next);
      expect((await refresh(token_hash)).failure.code).toBe('AUTH.NO_SESSION');
    }
  });
});
