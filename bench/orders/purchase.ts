import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { openMailSink } from '../lib/mail-sink.js';
import { median } from '../lib/measuring.js';
import { startBare, type MeasuredServer } from '../lib/servers.js';
import { COUNT } from '../lib/settings.js';
import { orders, purchases, type Turn } from './turns.js';
import { openShop, stopAll, type Shop, type ShopBackend, type ShopChanges } from './shops.js';

/**
 * Whole purchases (seven calls, until the last mail is out) against bare node:http + mysql2 (see bench/orders), in
 * alternating rounds, with and without a separate outbox process. `AGAINST`: folder of another build.
 */
const { ROUNDS, PURCHASES, AGAINST } = readEnvironment(process.env, (reader) => ({
  ROUNDS: reader.integer('ROUNDS', 5, COUNT),
  PURCHASES: reader.integer('PURCHASES', 320, COUNT),
  AGAINST: reader.text('AGAINST', ''),
}));
const BARE = resolve(import.meta.dirname, 'bare-server.mjs');

const CHECKOUT_VARIANTS = ['API', 'API+worker'] as const;

interface Contender {
  readonly name: string;
  readonly turn: () => Promise<Turn>;
}

const openBare = async (backend: ShopBackend): Promise<{ server: MeasuredServer; shop: Shop }> => {
  const shop = await openShop(backend, 'bare');
  await stopAll(shop.processes);
  return { shop, server: await startBare(BARE, shop.databaseUrl) };
};

const measure = async (contenders: readonly Contender[]): Promise<Map<string, Turn[]>> => {
  const seen = new Map<string, Turn[]>(contenders.map(({ name }) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1)
    for (const { name, turn } of round % 2 === 0 ? contenders : contenders.toReversed()) {
      const outcome = await turn();
      if (round >= 0) seen.get(name)?.push(outcome);
    }
  return seen;
};

const report = (seen: ReadonlyMap<string, readonly Turn[]>): void => {
  const medianOf = (name: string, figure: keyof Turn): number =>
    median((seen.get(name) ?? []).map((turn) => turn[figure]));
  for (const name of seen.keys())
    console.log(
      `${name.padEnd(10)} ${medianOf(name, 'perSecond').toFixed(1).padStart(6)}/s · until the last mail ${medianOf(name, 'untilMailed').toFixed(1)}/s · p99 ${medianOf(name, 'p99').toFixed(0)} ms · ${medianOf(name, 'processor').toFixed(2)} ms of processor · ${medianOf(name, 'statements').toFixed(1)} statements`,
    );
  const ratio = (name: string, other: string) =>
    (medianOf(name, 'untilMailed') / medianOf(other, 'untilMailed')).toFixed(2);
  for (const name of CHECKOUT_VARIANTS) {
    console.log(`${name}: purchases until the last mail / bare orders: ${ratio(name, 'bare')}`);
    if (AGAINST) console.log(`${name} / ${AGAINST}: ${ratio(name, 'before')}`);
  }
};

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-bench-'));
const mariadb = await startMariaDb();
const sink = await openMailSink();
const servers: MeasuredServer[] = [];
try {
  const backend: ShopBackend = { mariadb: mariadb.url, dataDir, sink };
  const shops: [string, Shop][] = [];
  const open = async (name: string, changes: ShopChanges = {}): Promise<void> => {
    const shop = await openShop(backend, name.replace('+', '_'), changes);
    shops.push([name, shop]);
    servers.push(...shop.processes);
  };
  await open('API');
  await open('API+worker', { hasWorker: true });
  if (AGAINST) await open('before', { checkout: resolve(AGAINST) });
  const bare = await openBare(backend);
  servers.push(bare.server);
  console.log(`${ROUNDS} rounds of ${PURCHASES} purchases, 16 connections, medians`);
  report(
    await measure([
      ...shops.map(([name, shop]) => ({ name, turn: () => purchases(shop, PURCHASES) })),
      { name: 'bare', turn: () => orders(bare.server, bare.shop, PURCHASES) },
    ]),
  );
} finally {
  await stopAll(servers);
  sink.stop();
  await mariadb.stop();
  await rm(dataDir, { recursive: true, force: true });
}
