import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '@lacteos/contracts/env';
import { BAR_MS, CONNECTIONS, isBelowBar, tagsOf, visit } from '../pages/product-page-visits.js';
import { checkPages, getPage } from './checks.js';
import { openPublicShop, type PublicShop } from './public-shop.js';
import { secondsOf, startSmallCache } from './small-cache.js';

const PRODUCTS = 12;
const BEHIND_SESSION = '/profile';
const paths = Array.from({ length: PRODUCTS }, (_, n) => `/product/${n + 1}`);
const EACH_ONCE = { requests: CONNECTIONS * PRODUCTS };

describe('the short bench of public pages', () => {
  const server = readEnvironment(process.env, (reader) => reader.text('TEST_MYSQL_URL', ''));
  let shop: PublicShop;
  let url: string;
  let gateway: number;

  beforeAll(async () => {
    shop = await openPublicShop(server, PRODUCTS, { SHARED_PAGE_SECONDS: '60' });
    ({ prefix: url, pid: gateway } = shop.gateway);
  });
  afterAll(() => shop.stop());

  it('gets every product page of the built shop over 16 connections [N-21-242]', async () => {
    const { pages, unchanged } = await visit({ url, gateway, paths }, EACH_ONCE);
    expect({ pages, unchanged }).toEqual({ pages: EACH_ONCE.requests, unchanged: 0 });
  });

  it('gets a 304 for each product page that it already has [N-21-242]', async () => {
    const tags = await tagsOf(url, paths);
    expect(new Set(tags).size).toBe(PRODUCTS);
    const { pages, unchanged } = await visit({ url, gateway, paths }, EACH_ONCE, tags);
    expect({ pages, unchanged }).toEqual({ pages: EACH_ONCE.requests, unchanged: EACH_ONCE.requests });
  });

  it('reports failed product pages and costs above the budget [N-21-242]', async () => {
    const unknown = [`/product/${PRODUCTS + 1}`];
    await expect(visit({ url, gateway, paths: unknown }, { requests: CONNECTIONS })).rejects.toThrow(
      `${CONNECTIONS} pages failed`,
    );
    const cost = { perSecond: 1, residentMb: 1, pages: 1, unchanged: 0 };
    expect([BAR_MS - 0.01, BAR_MS].map((page) => isBelowBar({ ...cost, page }))).toEqual([true, false]);
  });

  it('reports a cache that keeps personal pages [N-21-243]', async () => {
    const cache = await startSmallCache(url, true);
    try {
      const wrong = (await checkPages(cache.origin, BEHIND_SESSION)).filter(({ isTrue }) => !isTrue);
      expect(wrong.map(({ what }) => what)).toEqual([
        'a visitor with a session: not kept',
        'a preview: not kept',
        'a page behind a session: not kept',
        'a search: not kept',
      ]);
    } finally {
      cache.stop();
    }
  });

  it('finds only public pages in the cache, which serves them while the shop is down [N-21-243]', async () => {
    const cache = await startSmallCache(url);
    try {
      const findings = await checkPages(cache.origin, BEHIND_SESSION);
      expect(findings.filter(({ isTrue }) => !isTrue)).toEqual([]);
      expect(findings).toHaveLength(20);
      await shop.gateway.stop();
      const [kept, never] = [await getPage(cache.origin), await getPage(cache.origin + BEHIND_SESSION)];
      expect([kept.status, kept.cache, never.status]).toEqual([200, 'HIT', 502]);
    } finally {
      cache.stop();
    }
  });

  it.each([
    ['what says so', {}, 60],
    ['nothing with a cookie', { 'set-cookie': ['a=b'] }, 0],
    ['nothing that varies by cookies', { vary: 'Accept-Encoding, Cookie' }, 0],
    ['nothing private', { 'cache-control': 'private, s-maxage=60' }, 0],
  ])('works out from the headers what a cache keeps: %s [N-21-243]', (_what, headers, seconds) => {
    const shared = { 'cache-control': 'public, max-age=0, s-maxage=60', vary: 'accept-encoding' };
    expect(secondsOf({ ...shared, ...headers })).toBe(seconds);
  });
});
