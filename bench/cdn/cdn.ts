import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../tools/machine/browser.mjs';
import { startStack } from '../../tools/shop/stack.mjs';
import { freePort } from '../lib/servers.js';
import { startCachingProxy } from './caching-proxy.js';
import { visitByBrowser } from './browser-visit.js';
import { checkPages, getPage } from './checks.js';

/** Fails when nginx keeps a personal page or a cookie of the built shop, or the browser's console has an error. */
const SECONDS = '60';
let failures = 0;
const check = (what: string, isTrue: boolean, detail = ''): void => {
  if (!isTrue) failures += 1;
  console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${what}${detail ? `: ${detail}` : ''}`);
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
  for (const { what, isTrue, detail } of await checkPages(origin)) check(what, isTrue, detail);
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
  const { cache, status } = await getPage(origin);
  check('the page stays when the shop is away', status === 200, `${cache}`);
} finally {
  await browser.close();
  await stopProxy();
  await stack.stop();
  await rm(workDir, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
