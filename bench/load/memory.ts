import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { openMailSink } from '../lib/mail-sink.js';
import { COUNT } from '../lib/settings.js';
import { openShop, type ShopBackend } from '../orders/shops.js';
import { aboveBar, BAR_MB, heldUnder, type Held } from './held-memory.js';
import { LOADS, type Load } from './loads.js';

/** Peak memory of a fresh API under each load; fails above 220 MB. `AGAINST`: folder of another build. */
const { SECONDS, ONLY, AGAINST } = readEnvironment(process.env, (reader) => ({
  SECONDS: reader.integer('SECONDS', 30, COUNT),
  ONLY: reader.text('ONLY', ''),
  AGAINST: reader.text('AGAINST', ''),
}));

let databases = 0;

const measure = async (backend: ShopBackend, load: Load, checkout?: string): Promise<Held> => {
  databases += 1;
  const shop = await openShop(backend, `memory_${databases}`, { checkout });
  try {
    return await heldUnder(load, shop, { seconds: SECONDS });
  } finally {
    await shop.server.stop();
  }
};

const report = (name: string, { idle, peak, after }: Held): void =>
  console.log(
    `${name.padEnd(32)} ${idle.toFixed(0).padStart(4)} MB before · ${peak.toFixed(0).padStart(4)} MB at most · ${after.toFixed(0).padStart(4)} MB at the end`,
  );

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-bench-'));
const mariadb = await startMariaDb();
const sink = await openMailSink();
const seen = new Map<string, Held>();
try {
  const backend: ShopBackend = { mariadb: mariadb.url, dataDir, sink };
  console.log(`16 connections, ${SECONDS} s of each load`);
  for (const load of LOADS.filter(({ name }) => name.includes(ONLY))) {
    const held = await measure(backend, load);
    report(load.name, held);
    seen.set(load.name, held);
    if (AGAINST) report(`  ${AGAINST}`, await measure(backend, load, resolve(AGAINST)));
  }
} finally {
  sink.stop();
  await mariadb.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const above = aboveBar(seen);
console.log(
  above.length === 0 ? `All loads stay below ${BAR_MB} MB.` : `Above ${BAR_MB} MB: ${above.join(', ')}.`,
);
process.exitCode = above.length === 0 ? 0 : 1;
