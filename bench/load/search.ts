import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { fillCatalogue } from '../lib/fill-catalogue.js';
import { createDatabase } from '../lib/measuring.js';
import { COUNT } from '../lib/settings.js';
import { startApi, type MeasuredServer } from '../lib/servers.js';

/** Compares p95 of exact searches, misspelt ones and suggestions on one uncached API. */
const SIZES = [500, 20_000];
const BAR_MS = 5;
const WARM_UP = 40;
const { searches: SEARCHES } = readEnvironment(process.env, (reader) => ({
  searches: reader.integer('SEARCHES', 400, COUNT),
}));

const KINDS = {
  'to the letter': (n: number) => `/product/products?page=1&pageSize=24&search=prueba+${n}`,
  misspelt: (n: number) => `/product/products?page=1&pageSize=24&search=prueva+${n}`,
  suggestions: (n: number) => `/product/suggestions?search=prueva+${n}`,
} as const;
type Kind = keyof typeof KINDS;

const timeOf = async ({ prefix }: MeasuredServer, path: string): Promise<number> => {
  const startedAt = performance.now();
  const answer = await fetch(`${prefix}${path}`);
  const { data } = (await answer.json()) as { data: unknown[] };
  if (!answer.ok || data.length === 0) throw new Error(`${path} found nothing (${answer.status})`);
  return performance.now() - startedAt;
};
const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

const measure = async (server: string, size: number, dataDir: string): Promise<boolean> => {
  const url = await createDatabase(server, `search_${size}`);
  const api = await startApi('API', url, dataDir, { CATALOGUE_CACHE_ENTRIES: '0' });
  await fillCatalogue(url, size);
  const times: Record<Kind, number[]> = { 'to the letter': [], misspelt: [], suggestions: [] };
  const kinds = Object.keys(KINDS) as Kind[];
  try {
    for (let n = 0; n < WARM_UP + SEARCHES; n += 1) {
      for (const kind of kinds) {
        const took = await timeOf(api, KINDS[kind](1 + ((n * 7) % size)));
        if (n >= WARM_UP) times[kind].push(took);
      }
    }
  } finally {
    await api.stop();
  }
  const before = p95(times['to the letter']);
  const rows = kinds.map((kind) => ({ kind, at: p95(times[kind]), more: p95(times[kind]) - before }));
  for (const { kind, at, more } of rows) {
    console.log(
      `${String(size).padStart(6)} products · ${kind.padEnd(13)} · p95 ${at.toFixed(1)} ms (${(at / before).toFixed(2)} of the search to the letter, ${more.toFixed(1)} ms more, bar ${BAR_MS})`,
    );
  }
  return rows.every(({ more }) => more <= BAR_MS);
};

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-bench-'));
const mariadb = await startMariaDb();
let isGood = true;
try {
  for (const size of SIZES) isGood = (await measure(mariadb.url, size, dataDir)) && isGood;
} finally {
  await mariadb.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(isGood ? 'All bars are met.' : 'A bar is missed.');
process.exitCode = isGood ? 0 : 1;
