import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { startMariaDb } from '../../tools/mariadb.mjs';
import { openMailSink } from '../lib/mail-sink.js';
import { COUNT } from '../lib/settings.js';
import { openShop, type Shop } from './shops.js';
import { orders } from './turns.js';

/** Measures how far mails fall behind. `AGAINST`: folder of another build, measured afterwards. */
const { ORDERS, AGAINST } = readEnvironment(process.env, (reader) => ({
  ORDERS: reader.integer('ORDERS', 3_000, COUNT),
  AGAINST: reader.text('AGAINST', ''),
}));
const WARM_UP = 200;

/** Median and maximum seconds between an order and the record of its mail. */
const delays = async (databaseUrl: string, after: number): Promise<{ median: number; max: number }> => {
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query<RowDataPacket[]>(
    `SELECT TIMESTAMPDIFF(MICROSECOND, created_at, done_at) / 1000000 AS seconds FROM outbox_messages
     WHERE topic = 'order-placed' AND id > ? ORDER BY seconds`,
    [after],
  );
  await connection.end();
  const seconds = rows.map((row) => Number(row['seconds']));
  return { median: seconds[Math.floor(seconds.length / 2)] ?? Number.NaN, max: seconds.at(-1) ?? Number.NaN };
};

const lastMessage = async (databaseUrl: string): Promise<number> => {
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query<RowDataPacket[]>('SELECT MAX(id) AS last FROM outbox_messages');
  await connection.end();
  return Number(rows[0]?.['last']);
};

const burst = async (name: string, shop: Shop): Promise<void> => {
  await orders(shop.server, shop, WARM_UP);
  const last = await lastMessage(shop.databaseUrl);
  const outcome = await orders(shop.server, shop, ORDERS);
  const { perSecond, p99, processor } = outcome;
  const behind = ORDERS / outcome.untilMailed - ORDERS / perSecond;
  const { median, max } = await delays(shop.databaseUrl, last);
  console.log(
    `${name}: ${ORDERS} orders at ${perSecond.toFixed(0)}/s, p99 ${p99} ms, ${processor.toFixed(2)} ms of processor each · the last mail ${behind.toFixed(1)} s after the last order · a mail after its order: median ${median.toFixed(2)} s, at most ${max.toFixed(2)} s`,
  );
};

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-bench-'));
const mariadb = await startMariaDb();
const sink = await openMailSink();
try {
  for (const [name, checkout] of [['API', undefined], ...(AGAINST ? [['before', resolve(AGAINST)]] : [])]) {
    const shop = await openShop({ mariadb: mariadb.url, dataDir, sink }, name ?? '', { checkout });
    try {
      await burst(name ?? '', shop);
    } finally {
      await shop.server.stop();
    }
  }
} finally {
  sink.stop();
  await mariadb.stop();
  await rm(dataDir, { recursive: true, force: true });
}
