import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import autocannon from 'autocannon';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { fillCatalogue } from '../lib/fill-catalogue.js';
import { createDatabase, median } from '../lib/measuring.js';
import { startApi, startBare, type MeasuredServer } from '../lib/servers.js';
import { assertSameAnswers } from '../lib/same-answers.js';
import { readTurns } from '../lib/settings.js';
import { firstAnswer, QUERIES, type Query } from './queries.js';

/** Compares list and detail with bare node:http + mysql2 on MariaDB, in alternating rounds. */
const SIZES = [500, 20_000];
const { rounds: ROUNDS, seconds: SECONDS } = readEnvironment(process.env, (reader) =>
  readTurns(reader, 7, 2),
);
const CONNECTIONS = 16;
const BARE = resolve(import.meta.dirname, 'bare-server.mjs');
const BARS = { kept: 1, none: 0.6 } as const;

const perSecond = async ({ name, prefix }: MeasuredServer, { paths }: Query): Promise<number> => {
  const base = new URL(prefix);
  const result = await autocannon({
    url: base.origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({ method: 'GET', path: `${base.pathname.replace(/\/$/, '')}${path}` })),
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${name} failed ${result.non2xx + result.errors} times`);
  return result.requests.total / result.duration;
};

const measure = async (server: string, size: number, dataDir: string): Promise<boolean> => {
  const url = await createDatabase(server, `catalogue_${size}`);
  const kept = await startApi('API', url, dataDir);
  const none = await startApi('API without kept answers', url, dataDir, { CATALOGUE_CACHE_ENTRIES: '0' });
  await fillCatalogue(url, size);
  const bare = await startBare(BARE, url);
  const servers = [bare, kept, none];
  try {
    for (const query of QUERIES) await assertSameAnswers(servers, (one) => firstAnswer(one, query));
    let isGood = true;
    for (const query of QUERIES) {
      const seen = new Map<MeasuredServer, number[]>(servers.map((one) => [one, []]));
      for (const one of servers) await perSecond(one, query);
      for (let round = 0; round < ROUNDS; round += 1) {
        const turn = [...servers.slice(round % 3), ...servers.slice(0, round % 3)];
        for (const one of turn) seen.get(one)?.push(await perSecond(one, query));
      }
      const rate = (one: MeasuredServer) => median(seen.get(one) ?? []);
      const ratios = { kept: rate(kept) / rate(bare), none: rate(none) / rate(bare) };
      console.log(
        `${String(size).padStart(6)} products · ${query.name.padEnd(10)} · bare ${rate(bare).toFixed(0)}/s · ` +
          `unchanged ${rate(kept).toFixed(0)}/s (${ratios.kept.toFixed(2)}, bar ${BARS.kept}) · ` +
          `nothing kept ${rate(none).toFixed(0)}/s (${ratios.none.toFixed(2)}, bar ${BARS.none})`,
      );
      isGood &&= ratios.kept >= BARS.kept && ratios.none >= BARS.none;
    }
    return isGood;
  } finally {
    for (const one of servers) await one.stop();
  }
};

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-bench-'));
const mariadb = await startMariaDb();
let isGood = true;
try {
  console.log(`${CONNECTIONS} connections, ${ROUNDS} turns of ${SECONDS} s each, medians`);
  for (const size of SIZES) isGood = (await measure(mariadb.url, size, dataDir)) && isGood;
} finally {
  await mariadb.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(isGood ? 'All bars are met.' : 'A bar is missed.');
process.exitCode = isGood ? 0 : 1;
