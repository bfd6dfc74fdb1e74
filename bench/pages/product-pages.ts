import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { startStack } from '../../tools/shop/stack.mjs';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { fillCatalogue } from '../lib/fill-catalogue.js';
import { createDatabase } from '../lib/measuring.js';
import { COUNT } from '../lib/settings.js';
import { BAR_MS, CONNECTIONS, isBelowBar, tagsOf, visit, type Cost } from './product-page-visits.js';

/**
 * Processor cost of a product page: cached, with too small caches, and as 304. Fails from {@link BAR_MS} for cached
 * ones.
 */
const { PRODUCTS, SECONDS } = readEnvironment(process.env, (reader) => ({
  PRODUCTS: reader.integer('PRODUCTS', 480, COUNT),
  SECONDS: reader.integer('SECONDS', 10, COUNT),
}));
const PAGE_BYTES = 40_000;
const ANSWER_BYTES = 1_000;
const TOO_SMALL = Math.ceil(PRODUCTS / 3);

const during = { seconds: SECONDS };
const paths = Array.from({ length: PRODUCTS }, (_, n) => `/product/${n + 1}`);

const report = (name: string, { page, perSecond, residentMb }: Cost): void =>
  console.log(
    `${name.padEnd(32)} ${page.toFixed(2)} ms of processor · ${perSecond.toFixed(0)} pages/s · ${residentMb.toFixed(0)} MB`,
  );

const measure = async (
  databaseUrl: string,
  gatewayEnv: Record<string, string>,
  run: (url: string, gateway: number) => Promise<void>,
): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-product-pages-'));
  const stack = await startStack({
    port: 0,
    dataDir,
    databaseUrl,
    env: { DEMO_DATA: 'false', LOG_LEVEL: 'error' },
    gatewayEnv,
  });
  try {
    const gateway = stack.processes.find(({ name }) => name === 'gateway')?.pid ?? 0;
    await run(stack.url, gateway);
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const mariadb = await startMariaDb();
let isGood = false;
try {
  const databaseUrl = await createDatabase(mariadb.url, 'product_pages');
  await measure(databaseUrl, {}, async (url, gateway) => {
    await fillCatalogue(databaseUrl, PRODUCTS);
    console.log(`${PRODUCTS} products in turn, ${CONNECTIONS} connections, ${SECONDS} s each`);
    const tags = await tagsOf(url, paths);
    const kept = await visit({ url, gateway, paths }, during);
    report('in caches that hold them', kept);
    report('unchanged since the last visit', await visit({ url, gateway, paths }, during, tags));
    isGood = isBelowBar(kept);
  });
  const small = {
    PAGE_CACHE_BYTES: String(TOO_SMALL * PAGE_BYTES),
    ANSWER_CACHE_BYTES: String(TOO_SMALL * ANSWER_BYTES),
  };
  await measure(databaseUrl, small, async (url, gateway) =>
    report('in caches that hold a third', await visit({ url, gateway, paths }, during)),
  );
} finally {
  await mariadb.stop();
}
console.log(isGood ? `A page that is kept takes less than ${BAR_MS} ms.` : `Above ${BAR_MS} ms.`);
process.exitCode = isGood ? 0 : 1;
