import { afterEach, describe, expect, it } from '@jest/globals';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';

const sqlite = DIALECTS.filter(({ name }) => name === 'SQLite');
const LIMIT = 5;

describe.each(sqlite)('the address of a visitor', (dialect) => {
  let api: TestApi;
  afterEach(async () => api.stop());

  /** Number of accepted attempts among 20 wrong passwords, each from another address. */
  const passed = async (trustProxy: string, addressOf: (attempt: number) => string): Promise<number> => {
    api = await startApi(dialect, { THROTTLE_PER_ADDRESS: String(LIMIT), TRUST_PROXY: trustProxy });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const { status } = await api.call('POST', '/auth/login', {
        body: { email: `nadie${attempt}@lacteos.test`, password: 'Equivocada2026!' },
        headers: { 'x-forwarded-for': addressOf(attempt) },
      });
      statuses.push(status);
    }
    return statuses.filter((status) => status !== 429).length;
  };
  const invented = (attempt: number) => `198.51.100.${attempt}`;

  it('is not taken from headers when no proxy is configured', async () => {
    expect(await passed('0', invented)).toBe(LIMIT);
  });

  it('is the one seen by the last configured proxy, not one sent by the visitor [N-16-020]', async () => {
    expect(await passed('1', (attempt) => `${invented(attempt)}, 203.0.113.9`)).toBe(LIMIT);
  });

  it('is the one seen by proxies of the configured networks', async () => {
    expect(await passed('127.0.0.0/8', invented)).toBe(20);
    await api.stop();
    expect(await passed('10.0.0.0/8', invented)).toBe(LIMIT);
  });

  it('is the same for a whole /64 of IPv6 [N-16-021]', async () => {
    expect(await passed('1', (attempt) => `2001:db8:1:2::${attempt + 1}`)).toBe(LIMIT);
  });
});
