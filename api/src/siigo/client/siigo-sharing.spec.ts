import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { DIALECTS, SiigoStandIn, startApi, type TestApi } from '#test/index.js';
import { SiigoBudget } from './siigo-budget.js';
import { SiigoClient } from './siigo-client.js';
import { SiigoTokenEntity } from './siigo-token.entity.js';
import { SiigoTokenRepository } from './siigo-token.repository.js';

describe.each(DIALECTS)('the shared SIIGO token on $name', (dialect) => {
  let siigo: SiigoStandIn;
  let api: TestApi;

  beforeAll(async () => {
    siigo = await SiigoStandIn.start();
    api = await startApi(dialect, { SIIGO_URL: siigo.url });
  });
  afterAll(async () => {
    await api.stop();
    await siigo.stop();
  });
  beforeEach(() => api.uow.manager.clear(SiigoTokenEntity));

  const replica = (accessKey = 'stand-in-access-key', now?: () => number): SiigoClient => {
    const settings = {
      url: siigo.url,
      username: 'sandbox@lacteosdelllano.test',
      accessKey,
      partnerId: 'LacteosPruebas',
      timeoutMs: 5_000,
    };
    return new SiigoClient(settings, {
      tokens: new SiigoTokenRepository(api.uow, settings),
      budget: new SiigoBudget(new RateLimiterMemory({ points: 10_000, duration: 1 })),
      beforeCall: () => api.uow.refuseInTransaction('a call to SIIGO'),
      ...(now ? { now } : {}),
    });
  };
  const signIns = async (): Promise<number> => (await siigo.state()).signIns;
  const signInsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await signIns();
    await work();
    return (await signIns()) - before;
  };

  it('is fetched once for all replicas even when they start together', async () => {
    const replicas = Array.from({ length: 5 }, () => replica());
    expect(await signInsOf(() => Promise.all(replicas.map((one) => one.get('/v1/taxes'))))).toBe(1);
    expect(await signInsOf(() => replica().get('/v1/taxes'))).toBe(0);
  });

  it('is renewed once for all replicas when SIIGO rejects it', async () => {
    const replicas = Array.from({ length: 4 }, () => replica());
    await Promise.all(replicas.map((one) => one.get('/v1/taxes')));
    await siigo.control('POST', 'tokens/expire');
    const again = await signInsOf(async () => {
      const outcomes = await Promise.all(replicas.map((one) => one.get('/v1/taxes')));
      expect(outcomes.map(({ kind }) => kind)).toEqual(['ok', 'ok', 'ok', 'ok']);
    });
    expect(again).toBe(1);
  });

  it('is stored encrypted and unreadable with another access key', async () => {
    await replica().get('/v1/taxes');
    const [row] = await api.uow.manager.find(SiigoTokenEntity);
    expect(row?.sealedToken).toBeTruthy();
    const store = new SiigoTokenRepository(api.uow, {
      url: siigo.url,
      username: 'sandbox@lacteosdelllano.test',
      accessKey: 'another',
    });
    expect(await store.read()).toBeNull();
  });

  it('is fetched by another replica after the claim of a dead one expires', async () => {
    const store = new SiigoTokenRepository(api.uow, {
      url: siigo.url,
      username: 'sandbox@lacteosdelllano.test',
      accessKey: 'stand-in-access-key',
    });
    expect(await store.claim(Date.now(), Date.now() + 35_000)).toBe(true);
    const later = Date.now() + 36_000;
    const outcome = await replica('stand-in-access-key', () => later).get('/v1/taxes');
    expect(outcome.kind).toBe('ok');
  });

  it('is refused with a wrong key, and the claim is released at once', async () => {
    expect(await replica('wrong').get('/v1/taxes')).toMatchObject({
      kind: 'rejected',
      status: 401,
      reasons: [{ code: 'unauthorized' }],
    });
    const [row] = await api.uow.manager.find(SiigoTokenEntity);
    expect(row?.claimedUntil).toBeNull();
  });

  it('cannot be fetched inside a transaction', async () => {
    const call = api.uow.run(() => replica().get('/v1/taxes'));
    await expect(call).rejects.toThrow('a call to SIIGO inside a database transaction');
  });
});
