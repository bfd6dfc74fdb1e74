import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readEnvironment } from '@lacteos/contracts/env';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { fillOrders, promote } from './fill.js';
import { QUERIES, type Query } from './queries.js';
import { untilTotalsAreCurrent } from '../lib/measuring.js';
import { startApi, type MeasuredServer } from '../lib/servers.js';
import { COUNT } from '../lib/settings.js';
import { OFFICE_ACCOUNT, signInOffice, signUpOffice } from './office.js';
import { readSlowLog } from './slow-log.js';

/**
 * Prints table sizes and query plans after each filled year. Fails when a query scans a growing table or exceeds the
 * shop's timeout. `SERVER=mysql://root@127.0.0.1:3307/` keeps the years, `FILL` limits the years added, `ASK_FROM` is
 * the first year to query.
 */
const { YEARS, ORDERS_PER_DAY, SERVER, FILL, ASK_FROM } = readEnvironment(process.env, (reader) => ({
  YEARS: reader.integer('YEARS', 5, { min: 1, max: 20 }),
  ORDERS_PER_DAY: reader.integer('ORDERS_PER_DAY', 1_000, COUNT),
  SERVER: reader.text('SERVER', ''),
  FILL: reader.integer('FILL', 20, { min: 0, max: 20 }),
  ASK_FROM: reader.integer('ASK_FROM', 1, { min: 1, max: 20 }),
}));
const DAYS = 365;
const LOG_FILE = 'growth-slow.log';
const WIDTH = 30;
const NOTED_MS = 100;
/** Default of `DATABASE_TIMEOUT_SECONDS`; the shop answers 503 beyond it. */
const MAX_MS = 15_000;

interface Explained {
  readonly name: string;
  readonly milliseconds: number;
  readonly rowsRead: number;
  readonly plan: string;
  readonly wholeTables: readonly string[];
}

const configure = async (server: string): Promise<void> => {
  const connection = await createConnection(server);
  await connection.query('CREATE DATABASE IF NOT EXISTS growth');
  await connection.query('SET GLOBAL innodb_buffer_pool_size = 4096 * 1024 * 1024');
  await connection.query('SET GLOBAL innodb_log_file_size = 1024 * 1024 * 1024');
  await connection.query('SET GLOBAL slow_query_log_file = ?', [LOG_FILE]);
  await connection.query('SET GLOBAL long_query_time = 0');
  await connection.query("SET GLOBAL log_slow_verbosity = 'query_plan,explain'");
  await connection.end();
};

const logStatements = (connection: Connection, isOn: boolean) =>
  connection.query(`SET GLOBAL slow_query_log = ${isOn ? 'ON' : 'OFF'}`);

const readFrom = async (path: string, start: number): Promise<string> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const buffer = Buffer.alloc(size - start);
    await file.read(buffer, 0, buffer.length, start);
    return buffer.toString('utf8');
  } finally {
    await file.close();
  }
};

const explainQuery = async (
  { prefix }: MeasuredServer,
  token: string,
  log: string,
  query: Query,
  size: number,
): Promise<Explained> => {
  const { size: start } = await stat(log);
  const began = performance.now();
  const answer = await fetch(`${prefix}${query.path(size)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  const milliseconds = performance.now() - began;
  if (!answer.ok) throw new Error(`${query.name}: ${answer.status}`);
  // The server logs a statement after answering it.
  await delay(NOTED_MS);
  const statements = readSlowLog(await readFrom(log, start));
  const greatest = [...statements].sort((a, b) => b.rowsRead - a.rowsRead)[0];
  return {
    name: query.name,
    milliseconds,
    rowsRead: statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
    plan: greatest?.plan.join(', ') ?? '',
    wholeTables: [...new Set(statements.flatMap(({ wholeTables }) => wholeTables))],
  };
};

const sizesOf = async (connection: Connection, database: string) => {
  const [rows] = await connection.query<RowDataPacket[]>(
    `SELECT table_name AS name, table_rows AS amount, data_length + index_length AS bytes
     FROM information_schema.tables WHERE table_schema = ? ORDER BY bytes DESC`,
    [database],
  );
  return rows.map(({ name, amount, bytes }) => ({
    name: String(name),
    rows: Number(amount),
    bytes: Number(bytes),
  }));
};

/** Ids range over all years, pages over the existing orders. */
const sizeFor = ({ name }: Query, year: number): number =>
  (name.includes('page') ? year : YEARS) * DAYS * ORDERS_PER_DAY;

const firstOf = (year: number): number => (YEARS - year) * DAYS * ORDERS_PER_DAY + 1;

const filledIn = async (connection: Connection, year: number): Promise<number> => {
  const [[row]] = await connection.query<RowDataPacket[]>(
    'SELECT COUNT(*) AS amount FROM orders WHERE id BETWEEN ? AND ?',
    [firstOf(year), firstOf(year) + DAYS * ORDERS_PER_DAY - 1],
  );
  return Number(row?.['amount']);
};

const fillYear = (url: string, year: number, filled: number): Promise<void> =>
  fillOrders(url, DAYS * ORDERS_PER_DAY, {
    first: firstOf(year),
    filled,
    hasProducts: year > 1 || filled > 0,
    daysAgo: { from: year * DAYS, to: (year - 1) * DAYS },
  });

const report = (
  year: number,
  sizes: Awaited<ReturnType<typeof sizesOf>>,
  explained: readonly Explained[],
) => {
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(
    `\nYear ${year}: ${(year * DAYS * ORDERS_PER_DAY).toLocaleString('en')} orders, ${(total / 1e9).toFixed(2)} GB`,
  );
  for (const { name, rows, bytes } of sizes.slice(0, 6))
    console.log(
      `  ${name.padEnd(WIDTH)} ${rows.toLocaleString('en').padStart(12)} rows ${(bytes / 1e6).toFixed(0).padStart(6)} MB`,
    );
  for (const { name, milliseconds, rowsRead, plan } of explained)
    console.log(
      `${name.padEnd(WIDTH)} ${milliseconds.toFixed(0).padStart(6)} ms ${String(rowsRead).padStart(9)} rows read  ${plan}`,
    );
};

const askAll = async (
  { url, connection, log }: { url: string; connection: Connection; log: string },
  year: number,
): Promise<boolean> => {
  await logStatements(connection, true);
  const api = await start(url);
  const explained: Explained[] = [];
  try {
    const token = await signInOffice(api);
    for (const query of QUERIES)
      explained.push(await explainQuery(api, token, log, query, sizeFor(query, year)));
  } finally {
    await api.stop();
    await logStatements(connection, false);
  }
  report(year, await sizesOf(connection, 'growth'), explained);
  const whole = explained.filter((each) => each.wholeTables.length > 0);
  for (const { name, wholeTables } of whole)
    console.log(`WHOLE TABLE: ${name} reads all of ${wholeTables.join(', ')}`);
  const slow = explained.filter(({ milliseconds }) => milliseconds > MAX_MS);
  for (const { name } of slow) console.log(`TOO SLOW: ${name}`);
  return whole.length + slow.length === 0;
};

const fillRest = async (url: string, connection: Connection, year: number): Promise<boolean> => {
  const api = await start(url);
  try {
    const filled = await filledIn(connection, year);
    if (filled === DAYS * ORDERS_PER_DAY) return false;
    if (year === 1 && filled === 0) {
      await signUpOffice(api);
      await promote(url, OFFICE_ACCOUNT.email);
    }
    const began = performance.now();
    await fillYear(url, year, filled);
    await untilTotalsAreCurrent(url);
    console.log(`year ${year} filled in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    return true;
  } finally {
    await api.stop();
  }
};

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-bench-'));
const start = (url: string): Promise<MeasuredServer> =>
  startApi('API', url, dataDir, { THROTTLE_PER_ADDRESS: '100000', DATABASE_TIMEOUT_SECONDS: '600' });
const mariadb = SERVER ? null : await startMariaDb();
const server = mariadb?.url ?? SERVER;
let isGood = true;
try {
  await configure(server);
  const url = `${server}growth`;
  const connection = await createConnection(url);
  const [[{ folder }] = [{ folder: '' }]] = await connection.query<RowDataPacket[]>(
    'SELECT @@datadir AS folder',
  );
  const log = join(String(folder), LOG_FILE);
  let filled = 0;
  for (let year = 1; year <= YEARS; year += 1) {
    if (await fillRest(url, connection, year)) filled += 1;
    if (year >= ASK_FROM && !(await askAll({ url, connection, log }, year))) isGood = false;
    if (filled >= FILL && year < YEARS) {
      console.log(`ended after year ${year}, as told`);
      break;
    }
  }
  await connection.end();
} finally {
  await mariadb?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(
  isGood
    ? 'No question reads a growing table whole, none takes too long.'
    : 'A question does not stand the growth.',
);
process.exitCode = isGood ? 0 : 1;
