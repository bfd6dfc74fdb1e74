import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@lacteos/contracts/schemas';
import { DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';

const sqlite = DIALECTS.filter(({ name }) => name === 'SQLite');
const COOKIE = '__Secure-lacteos_refresh';

describe.each(sqlite)('the session cookie of a shop on https', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect, { PUBLIC_URL: 'https://tienda.test' });
  });
  afterAll(async () => api.stop());

  const signIn = async (): Promise<{ token: string; cookie: string; value: string }> => {
    const { email } = await api.addUser();
    const answer = await api.call<SignedIn>('POST', '/auth/login', {
      body: { email, password: TEST_PASSWORD },
    });
    const cookie = answer.headers.getSetCookie().find((header) => header.startsWith(`${COOKIE}=`)) ?? '';
    return { token: answer.data.token, cookie, value: /=([^;]*)/.exec(cookie)?.[1] ?? '' };
  };

  it('is bound to https by its name, and identifies the session [N-16-029]', async () => {
    const { cookie, value } = await signIn();
    expect(cookie).toMatch(/; Secure/);
    const cookies = { [COOKIE]: value };
    expect((await api.call('POST', '/auth/refresh', { cookies })).status).toBe(200);
  });

  it('is ignored under the name that plain http could set [N-16-029]', async () => {
    const cookies = { lacteos_refresh: (await signIn()).value };
    expect((await api.call('POST', '/auth/refresh', { cookies })).failure.code).toBe('AUTH.NO_SESSION');
  });

  it('is cleared with the same attributes, without which browsers would keep it', async () => {
    const { token, value } = await signIn();
    const answer = await api.call('POST', '/auth/logout', { token, cookies: { [COOKIE]: value } });
    const cleared = answer.headers.getSetCookie().find((header) => header.startsWith(`${COOKIE}=;`));
    expect(cleared).toMatch(/Path=\/api\/auth/);
    expect(cleared).toMatch(/; Secure/);
  });
});
