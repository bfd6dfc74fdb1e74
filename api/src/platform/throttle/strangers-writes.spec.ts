import { readFile } from 'node:fs/promises';
import { DIALECTS, startApi } from '#test/index.js';
import { describe, expect, it } from '@jest/globals';
import { ACCOUNTS_SHARE, type ByteBudgetName, readConfig } from '#config/index.js';
import { RouteCensus } from '../routes/index.js';

const DAY_WINDOWS = 96;
const NAMES = ['text', 'files', 'sessions'] as const;

describe('routes that strangers may write to', () => {
  it('each declare what they store [N-34-401]', async () => {
    const [sqlite] = DIALECTS;
    if (!sqlite) throw new Error('no dialect');
    const api = await startApi(sqlite);
    const routes = api.app.get(RouteCensus).list();
    await api.stop();
    const writes = routes.filter(({ key, rule }) => rule.roles === null && !key.startsWith('GET '));
    expect(Object.fromEntries(writes.map(({ key, storage }) => [key, storage?.by]))).toEqual({
      'POST /auth/signup': 'body',
      'POST /auth/login': 'owner',
      'POST /auth/refresh': 'owner',
      'POST /auth/logout': 'nothing',
      'POST /auth/reset/code': 'attempts',
      'PUT /auth/reset': 'nothing',
      'PUT /auth/verification': 'nothing',
      'POST /delivery/driver/stops/:orderId/photo': 'use case',
      'POST /delivery/driver/stops/:orderId/proof': 'body',
      'POST /order/wompi/events': 'nothing',
      'POST /claims': 'body',
      'POST /claims/files': 'use case',
      'POST /claims/lookup': 'nothing',
      'POST /claims/replies': 'body',
    });
    const { throttle } = readConfig({ NODE_ENV: 'test' });
    const attempts = writes.reduce(
      (sum, { storage }) => sum + (storage?.by === 'attempts' ? storage.bytes * throttle.perAddress : 0),
      0,
    );
    const sum = (bytes: (name: ByteBudgetName) => number) =>
      NAMES.reduce((total, name) => total + bytes(name), 0);
    const { bytes } = throttle;
    const megabytes = {
      window: (bytes.text + bytes.files + attempts) / 1e6,
      day: (bytes.textDay + bytes.filesDay + attempts * DAY_WINDOWS) / 1e6,
      accountsWindow: sum((name) => bytes[name] * ACCOUNTS_SHARE[name]) / 1e6,
      accountsDay: sum((name) => bytes[`${name}Day`] * ACCOUNTS_SHARE[name]) / 1e6,
    };
    expect(megabytes).toEqual({ window: 26.12, day: 69.52, accountsWindow: 68, accountsDay: 186 });
    const security = await readFile(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
    expect(security).toContain('26.12 MB in 15 minutes and 69.52 MB in a day');
    expect(security).toContain('68 MB and 186 MB');
  });
});
