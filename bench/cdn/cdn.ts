import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../tools/lib/browser.mjs';
import { startStack } from '../../tools/lib/stack.mjs';
import { freePort } from '../lib/servers.js';
import { startCachingProxy } from './caching-proxy.js';
import { visitByBrowser } from './browser-visit.js';

/**
 * Pages behind a cache: starts the built shop with `SHARED_PAGE_SECONDS`, nginx in front of it with `ops/proxy/nginx-cache.conf`,
 * and checks what the cache keeps and for whom, by requests and in a browser. Fails when a page that is someone's own is kept, a
 * cookie comes out of the cache, or the console of the browser has an error.
 */
const SECONDS = '60';
const PAGES = ['/', '/products', '/product/1', '/legal', '/login'];
const OWN: readonly [string, string, string][] = [
  ['a visitor with a session', '/', 'lacteos_signed_in=1'],
  ['a preview', '/', 'lacteos_vista=token'],
  ['a page behind a session', '/cart', ''],
  ['a search', '/products?buscar=queso', ''],
];

let failures = 0;
const check = (what: string, isTrue: boolean, detail = ''): void => {
  if (!isTrue) failures += 1;
  console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${what}${detail ? `: ${detail}` : ''}`);
};

const get = async (address: string, cookie = '') => {
  const answer = await fetch(address, {
    headers: { 'accept-encoding': 'gzip, deflate, br', ...(cookie ? { cookie } : {}) },
  });
  const body = await answer.text();
  const { headers, status } = answer;
  return { status, body, cache: headers.get('x-cache'), control: headers.get('cache-control'), headers };
};

const checkPages = async (origin: string): Promise<void> => {
  for (const path of PAGES) {
    const [first, second] = [
      await get(origin + path),
      await get(origin + path, 'lacteos_visitor=somebody-else'),
    ];
    const caches = `${first.cache}, then ${second.cache}`;
    check(`${path} is kept`, first.status === 200 && second.cache === 'HIT', caches);
    check(
      `${path} brings no cookie`,
      first.headers.getSetCookie().length + second.headers.getSetCookie().length === 0,
    );
    check(`${path} is the same for the next visitor`, first.body === second.body);
  }
  for (const [who, path, cookie] of OWN) {
    await get(origin + path, cookie);
    const { cache, control } = await get(origin + path, cookie);
    check(`${who}: not kept`, cache !== 'HIT' && control === 'private, no-cache', `${cache}, ${control}`);
  }
  const { cache } = await get(origin);
  check('the page of the others is still kept', cache === 'HIT');
};

const workDir = await mkdtemp(join(tmpdir(), 'lacteos-cdn-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
const stack = await startStack({
  port: 0,
  dataDir: join(workDir, 'shop'),
  env: { PUBLIC_URL: origin },
  gatewayEnv: { PUBLIC_URL: origin, SHARED_PAGE_SECONDS: SECONDS, TRUST_PROXY: '1' },
});
const stopProxy = await startCachingProxy(join(workDir, 'nginx'), port, Number(new URL(stack.url).port));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  await checkPages(origin);
  const { said, documents, reports } = await visitByBrowser(browser, origin);
  check('the console of the browser has no error', said.length === 0, said.join(' · '));
  check('the first page came from the cache', documents[0]?.cache === 'HIT', JSON.stringify(documents));
  check('the page behind the session is a document of its own', documents.at(-1)?.hasNonce === true);
  check(
    'reports are taken, with a ticket that was asked for',
    reports.length > 1 && reports.every((each) => each.endsWith(' 204')),
    [...new Set(reports)].join(' · '),
  );
  await stack.stop();
  const { cache, status } = await get(origin);
  check('the page stays when the shop is away', status === 200, `${cache}`);
} finally {
  await browser.close();
  await stopProxy();
  await stack.stop();
  await rm(workDir, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
