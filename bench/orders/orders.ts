import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import autocannon from 'autocannon';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { openMailSink } from '../lib/mail-sink.js';
import { createDatabase, median, processorOf, untilTotalsAreCurrent } from '../lib/measuring.js';
import { assertSameAnswers } from '../lib/same-answers.js';
import { startApi, startBare, type MeasuredServer } from '../lib/servers.js';
import { readTurns } from '../lib/settings.js';
import { fillShop } from '../lib/shop.js';
import { firstOrder, orderOf, place, PRODUCTS, type Contender, type Shop } from './place.js';

/**
 * Compares with bare node:http + mysql2 running the same statements, in alternating rounds. Processor time is
 * comparable on a busy machine too. Leftover mails are dropped before the other's round.
 */
const { rounds: ROUNDS, seconds: SECONDS } = readEnvironment(process.env, (reader) =>
  readTurns(reader, 7, 3),
);
const CONNECTIONS = 16;
const BUYERS = 32;
const COUNTED = 200;
const BAR = 0.55;
const BARE = resolve(import.meta.dirname, 'bare-server.mjs');
const SETTINGS = {
  THROTTLE_PER_ADDRESS: '1000000',
  THROTTLE_BUDGETS: 'orders=1000000,writes=1000000',
  MAX_OPEN_ORDERS: '1000000',
  MAX_SHARE_OF_STOCK: '100',
  ACCESS_TOKEN_SECONDS: '3600',
  LOG_LEVEL: 'silent',
  UNVERIFIED_MAILS_PER_DAY: '1000000',
  SIIGO_URL: 'http://127.0.0.1:9',
};

interface Turn {
  readonly perSecond: number;
  readonly p99: number;
  /** Milliseconds per order, its mail included. */
  readonly processor: number;
}

const statementsRun = async (databaseUrl: string): Promise<number> => {
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Questions'");
  await connection.end();
  return Number(rows[0]?.['Value']);
};

const statementsPerOrder = async (one: Contender): Promise<number> => {
  for (let n = 0; n < BUYERS; n += 1) await place(one, n);
  const first = await statementsRun(one.databaseUrl);
  const second = await statementsRun(one.databaseUrl);
  for (let n = 0; n < COUNTED; n += 1) await place(one, n);
  const third = await statementsRun(one.databaseUrl);
  return (third - second - (second - first)) / COUNTED;
};

let placed = 0;
const turn = async ({ server, ...shop }: Contender): Promise<Turn> => {
  const busy = processorOf(server.pid);
  const { origin, pathname } = new URL(`${server.prefix}/order`);
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        path: pathname,
        setupRequest: (request) => ({ ...request, ...orderOf(shop, (placed += 1)) }),
      },
    ],
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${server.name} failed ${result.non2xx + result.errors} times`);
  const processor = (processorOf(server.pid) - busy) / result.requests.total;
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99, processor };
};

const settle = async (databaseUrl: string): Promise<void> => {
  const connection = await createConnection(databaseUrl);
  await connection.query('UPDATE outbox_messages SET done_at = NOW(3) WHERE done_at IS NULL');
  await connection.end();
  await untilTotalsAreCurrent(databaseUrl);
};

const openShop = async (mariadb: string, name: string, dataDir: string): Promise<Shop & { own: number }> => {
  const databaseUrl = await createDatabase(mariadb, name);
  const settings = { ...SETTINGS, SMTP_URL: sink.url };
  const server = await startApi(`API of ${name}`, databaseUrl, dataDir, { ...settings, NODE_ENV: 'test' });
  try {
    const { buyers } = await fillShop(server.prefix, databaseUrl, {
      buyerCount: BUYERS,
      productCount: PRODUCTS,
    });
    const own = await statementsPerOrder({ server, databaseUrl, buyers });
    return { databaseUrl, buyers, own };
  } finally {
    await server.stop();
  }
};

const measure = async (api: Contender, bare: Contender): Promise<boolean> => {
  await assertSameAnswers([api, bare], firstOrder);
  const seen = new Map<Contender, Turn[]>([
    [api, []],
    [bare, []],
  ]);
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const one of round % 2 === 0 ? [api, bare] : [bare, api]) {
      const outcome = await turn(one);
      if (round >= 0) seen.get(one)?.push(outcome);
      if (one === api) await settle(api.databaseUrl);
    }
  }
  const medianOf = (one: Contender, figure: keyof Turn) =>
    median((seen.get(one) ?? []).map((outcome) => outcome[figure]));
  for (const one of [bare, api])
    console.log(
      `${one.server.name.padEnd(5)} ${medianOf(one, 'perSecond').toFixed(0).padStart(5)} orders/s · p99 ${medianOf(one, 'p99').toFixed(0)} ms · ${medianOf(one, 'processor').toFixed(2)} ms of processor each`,
    );
  const ratio = medianOf(api, 'perSecond') / medianOf(bare, 'perSecond');
  console.log(`ratio ${ratio.toFixed(2)} (bar ${BAR})`);
  return ratio >= BAR;
};

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-bench-'));
const mariadb = await startMariaDb();
const sink = await openMailSink();
const servers: MeasuredServer[] = [];
let isGood = false;
try {
  const apiShop = await openShop(mariadb.url, 'orders_api', dataDir);
  const bareShop = await openShop(mariadb.url, 'orders_bare', dataDir);
  const bare = { ...bareShop, server: await startBare(BARE, bareShop.databaseUrl) };
  servers.push(bare.server);
  const statements = await statementsPerOrder(bare);
  console.log(
    `statements per order of 2 lines: API ${apiShop.own.toFixed(1)}, bare ${statements.toFixed(1)} (${COUNTED} orders)`,
  );
  console.log(`${CONNECTIONS} connections, ${ROUNDS} turns of ${SECONDS} s each, medians`);
  const api = {
    ...apiShop,
    server: await startApi('API', apiShop.databaseUrl, dataDir, { ...SETTINGS, SMTP_URL: sink.url }),
  };
  servers.push(api.server);
  isGood = await measure(api, bare);
} finally {
  for (const one of servers) await one.stop();
  sink.stop();
  await mariadb.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(isGood ? 'The bar is met.' : 'The bar is missed.');
process.exitCode = isGood ? 0 : 1;
