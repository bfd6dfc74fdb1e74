import { readFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { createConnection } from 'mysql2/promise';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { startApi, type MeasuredServer } from '../lib/servers.js';
import { createDatabase, untilTotalsAreCurrent } from '../lib/measuring.js';
import { COUNT } from '../lib/settings.js';
import { fillOrders, promote } from './fill.js';
import { QUERIES, type Query } from './queries.js';

/** p95 of the back office at three sizes on MariaDB. `ONLY=search` skips the export; `SERVER` keeps the databases. */
const {
  sizes: SIZES,
  rounds: ROUNDS,
  only: ONLY,
  server: SERVER,
} = readEnvironment(process.env, (reader) => ({
  sizes: reader.list('SIZES', [1_000, 10_000, 250_000], sizeOf, 'numbers of orders separated by commas'),
  rounds: reader.integer('ROUNDS', 60, COUNT),
  only: reader.text('ONLY', ''),
  server: reader.optional('SERVER'),
}));
const WARM_UP = 8;
const MAX_RATIO = 1.5;
const MAX_MS = 150;
const MAX_PERIOD_MS = 2_000;
const MAX_EXPORT_GROWTH_MB = 60;
const PASSWORD = 'Mango$Tigre42';
const EMAIL = 'bench@demo.test';

interface Shop {
  size: number;
  server: MeasuredServer;
  token: string;
}

const ACCOUNT = {
  n_document: '1000000001',
  idType: '13',
  person_type: 'Person',
  first_name: 'Ana',
  last_name: 'Rojas',
  email: EMAIL,
  password: PASSWORD,
  phone: '3101234567',
  city_code: '50001',
  state_code: '50',
  termsAccepted: true,
};

function sizeOf(text: string): number | null {
  const size = Number(text);
  return Number.isInteger(size) && size > 0 ? size : null;
}

async function post<T>(server: MeasuredServer, path: string, body: object): Promise<T> {
  const answer = await fetch(`${server.prefix}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

async function isThere(databases: string, name: string): Promise<boolean> {
  const connection = await createConnection(databases);
  const [rows] = await connection.query('SHOW DATABASES LIKE ?', [name]);
  await connection.end();
  return (rows as unknown[]).length > 0;
}

async function openShop(databases: string, size: number, dataDir: string): Promise<Shop> {
  const name = `admin_${size}`;
  const isFilled = await isThere(databases, name);
  const url = isFilled ? `${databases}${name}` : await createDatabase(databases, name);
  const server = await startApi(`API of ${size} orders`, url, dataDir, {
    THROTTLE_PER_ADDRESS: '100000',
    THROTTLE_BUDGETS: 'exports=1000000,writes=1000000',
  });
  if (!isFilled) {
    const started = Date.now();
    await fillOrders(url, size);
    await untilTotalsAreCurrent(url);
    console.log(`${size} orders filled and folded in ${((Date.now() - started) / 1000).toFixed(0)} s`);
    await post(server, '/auth/signup', ACCOUNT);
    await promote(url, EMAIL);
  }
  const { token } = await post<{ token: string }>(server, '/auth/login', {
    email: EMAIL,
    password: PASSWORD,
  });
  return { size, server, token };
}

const timeRequest = async ({ server, token }: Shop, path: string): Promise<number> => {
  const started = performance.now();
  const answer = await fetch(`${server.prefix}${path}`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - started;
};

const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

async function measure(shops: readonly Shop[], query: Query): Promise<boolean> {
  const times = new Map(shops.map((shop) => [shop, [] as number[]]));
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const shop of shops) {
      const time = await timeRequest(shop, query.path(shop.size));
      if (round >= WARM_UP) times.get(shop)?.push(time);
    }
  }
  const values = shops.map((shop) => p95(times.get(shop) ?? []));
  const ratio = (values.at(-1) ?? 0) / (values[0] ?? 1);
  const isGood = query.readsPeriod
    ? Math.max(...values) <= MAX_PERIOD_MS
    : ratio <= MAX_RATIO && Math.max(...values) <= MAX_MS;
  const cells = values.map((value) => `${value.toFixed(1).padStart(7)} ms`).join(' ');
  console.log(`${query.name.padEnd(24)} ${cells}  ×${ratio.toFixed(2)}${isGood ? '' : '  MISSED'}`);
  return isGood;
}

const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

/** Returns the file's size and the API's memory growth after the first half. */
async function exportAll({ server, token, size }: Shop, format: string): Promise<boolean> {
  const answer = await fetch(`${server.prefix}/admin/orders/export?format=${format}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok || !answer.body) throw new Error(`export: ${answer.status}`);
  const expected = Number(answer.headers.get('x-estimated-size'));
  const seen: number[] = [];
  const watch = setInterval(() => void memoryOf(server.pid).then((memory) => seen.push(memory)), 200);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += (chunk as Uint8Array).length;
  clearInterval(watch);
  const quarter = Math.ceil(seen.length / 4);
  const early = Math.max(...seen.slice(0, quarter), 0);
  const growth = Math.max(...seen, 0) - early;
  const isGood = growth <= MAX_EXPORT_GROWTH_MB;
  console.log(
    `${format} of ${size} orders: ${(bytes / 1e6).toFixed(1)} MB (estimated ${(expected / 1e6).toFixed(1)} MB), ` +
      `memory ${early.toFixed(0)} MB in the first quarter, at most ${growth.toFixed(0)} MB more after${isGood ? '' : '  MISSED'}`,
  );
  return isGood;
}

/** MariaDB's default of 128 MB is too small for 250,000 orders. */
async function giveMemory(server: string): Promise<void> {
  const connection = await createConnection(server);
  await connection.query('SET GLOBAL innodb_buffer_pool_size = 1024 * 1024 * 1024');
  await connection.end();
}

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-bench-'));
const mariadb = SERVER ? { url: SERVER, stop: async () => undefined } : await startMariaDb();
await giveMemory(mariadb.url);
const shops: Shop[] = [];
let isGood = true;
try {
  for (const size of SIZES) shops.push(await openShop(mariadb.url, size, dataDir));
  console.log(
    `p95 of ${ROUNDS} requests each; bars: ×${MAX_RATIO} from first to last, ${MAX_MS} ms; those that read every order of their days ${MAX_PERIOD_MS} ms`,
  );
  console.log(`${''.padEnd(24)} ${SIZES.map((size) => String(size).padStart(10)).join(' ')}`);
  for (const query of QUERIES)
    if (query.name.includes(ONLY)) isGood = (await measure(shops, query)) && isGood;
  const largest = ONLY ? undefined : shops.at(-1);
  for (const format of ['csv', 'xlsx']) if (largest) isGood = (await exportAll(largest, format)) && isGood;
} finally {
  for (const { server } of shops) await server.stop();
  await mariadb.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(isGood ? 'All bars are met.' : 'A bar is missed.');
process.exitCode = isGood ? 0 : 1;
