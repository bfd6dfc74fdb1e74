import { afterEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { EDGE_LIMITS } from './edge/edge-limits.js';
import { openGateway } from './testing/open-gateway.js';
import { aManifest, aRelease, ReleaseStore } from './testing/release-store.js';

const SECONDS = 60;
const ABLE = { addsStyleNonce: true, leavesSharedPages: true } as const;

const aShell = (able: object) =>
  aRelease('shell', {
    paths: ['main.js', 'bootstrap.js'],
    modules: { './bootstrap': { js: ['bootstrap.js'], css: [] } },
    manifest: {
      ...aManifest('shell', [{ path: '/login', access: 'public', title: 'Iniciar sesión' }]),
      ...able,
    },
  });
const storefront = aRelease('mfe-storefront', {
  entry: 'entry.js',
  paths: ['entry.js', 'expose.js'],
  expose: { './remote': { js: ['expose.js'], css: [] } },
  manifest: aManifest('mfe-storefront', [
    { path: '/', access: 'public', title: 'Inicio' },
    { path: '/cart', access: 'signed-in', title: 'Carrito' },
  ]),
});

describe('Shared pages', () => {
  let store: ReleaseStore;
  let gateway: FastifyInstance;
  const open = async (able: object = ABLE, sharedPageSeconds = SECONDS): Promise<void> => {
    store = await ReleaseStore.create();
    await store.activate(aShell(able), { 'main.js': 'main()' });
    await store.activate(storefront, { 'entry.js': 'entry()' });
    gateway = await openGateway(store, { sharedPageSeconds, reportTicketSecret: 's'.repeat(32) });
  };
  afterEach(async () => {
    await gateway.close();
    await store.remove();
  });
  const get = (url: string, cookie = '') =>
    gateway.inject({ url, headers: { 'accept-encoding': 'identity', ...(cookie ? { cookie } : {}) } });
  const isShared = ({ headers }: Awaited<ReturnType<typeof get>>): boolean =>
    String(headers['cache-control']).startsWith('public');

  it('are identical for all visitors without a session and set no cookie [N-21-204]', async () => {
    await open();
    const first = await get('/');
    const second = await get('/', 'lacteos_visitor=0123456789abcdef');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-if-error=600');
    expect(first.headers['vary']).toBe('accept-encoding');
    for (const { headers } of [first, second]) expect(headers['set-cookie']).toBeUndefined();
    expect([second.body, second.headers['etag']]).toEqual([first.body, first.headers['etag']]);
    const policy = String(first.headers['content-security-policy']);
    expect(policy).not.toContain('nonce-');
    expect(second.headers['content-security-policy']).toBe(policy);
    expect(first.body).toContain('"isShared":true');
  });

  it.each([
    ['a visitor who may be signed in', '/', 'lacteos_signed_in=1'],
    ['a preview', '/', 'lacteos_vista=token'],
    ['an address with a query', '/?buscar=queso', ''],
    ['a page behind a session', '/cart', ''],
    ['an unknown address', '/nada', ''],
  ])('are not served for %s [N-21-205]', async (_who, url, cookie) => {
    await open();
    const answer = await get(url, cookie);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['vary']).toBe('accept-encoding, cookie');
    expect(String(answer.headers['set-cookie'])).toContain('lacteos_visitor=');
    expect(answer.headers['content-security-policy']).toContain('nonce-');
    expect(answer.body).not.toContain('isShared');
  });

  it('are served only with a configured duration and a shell that adds no styles [N-21-204]', async () => {
    await open(ABLE, 0);
    expect(isShared(await get('/'))).toBe(false);
    await gateway.close();
    await store.remove();
    await open({ addsStyleNonce: true });
    expect(isShared(await get('/'))).toBe(false);
  });

  it('stop while a canary is tried, because it is chosen per visitor [N-21-205]', async () => {
    await open();
    expect(isShared(await get('/'))).toBe(true);
    await store.tryOut({ ...storefront, releaseId: '1.1.0-fedcba9876' }, 5);
    expect(isShared(await get('/'))).toBe(false);
  });

  it('get their cookies from a separate request that is never cached [N-21-206]', async () => {
    await open();
    const answer = await gateway.inject({ method: 'POST', url: '/visit' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([204, 'no-store']);
    const cookies = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split('=')[0]);
    expect(cookies).toEqual(['lacteos_visitor', 'lacteos_report']);
  });

  it('limit the cookies per minute for each address separately [N-34-107]', async () => {
    await open();
    const visit = (remoteAddress: string) => gateway.inject({ method: 'POST', url: '/visit', remoteAddress });
    const answers = [];
    for (let call = 0; call < 1_000; call += 1) answers.push((await visit('203.0.113.7')).statusCode);
    expect(answers.filter((status) => status === 204)).toHaveLength(EDGE_LIMITS.visitsPerMinute);
    expect(answers.at(-1)).toBe(429);
    expect((await visit('198.51.100.7')).statusCode).toBe(204);
  });
});
