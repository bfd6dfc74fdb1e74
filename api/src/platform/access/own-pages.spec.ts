import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';

const SHOP = 'https://tienda.test';
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { origin: `${SHOP}.evil.test` },
  { origin: 'http://tienda.test' },
  { origin: 'https://tienda.test:8443' },
  { origin: SHOP, 'sec-fetch-site': 'cross-site' },
  { origin: SHOP, 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
];
const OWN: Record<string, string>[] = [
  {},
  { origin: SHOP },
  { 'sec-fetch-site': 'none' },
  { origin: SHOP, 'sec-fetch-site': 'same-origin' },
];

describe.each(DIALECTS.slice(0, 1))('the refresh cookie', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect, { PUBLIC_URL: SHOP });
  });
  afterAll(() => api.stop());

  const signIn = async () => {
    const { email } = await api.addUser();
    const { cookies } = await api.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
    return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  };

  it('is ignored on requests from another site [N-34-211]', async () => {
    const cookies = await signIn();
    for (const headers of FOREIGN)
      for (const path of ['/auth/refresh', '/auth/logout']) {
        const { status, failure, cookies: set } = await api.call('POST', path, { cookies, headers });
        expect([headers, status, failure.code, set]).toEqual([headers, 403, 'AUTH.FOREIGN_ORIGIN', []]);
      }
    expect((await api.call('POST', '/auth/refresh', { cookies })).status).toBe(200);
  });

  it("is accepted from the shop's pages, its host and programs [N-34-211]", async () => {
    for (const headers of [...OWN, { origin: api.origin }])
      for (const path of ['/auth/refresh', '/auth/logout']) {
        const { status } = await api.call('POST', path, { cookies: await signIn(), headers });
        expect([headers, status]).toEqual([headers, 200]);
      }
  });
});
