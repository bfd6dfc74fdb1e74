import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { openMailSink } from '../lib/mail-sink.js';
import { createDatabase } from '../lib/measuring.js';
import { forgetPeak, peakOf } from '../lib/resident.js';
import { type MeasuredServer, startApi } from '../lib/servers.js';
import { COUNT } from '../lib/settings.js';
import { type Buyer, fillShop, PASSWORD } from '../lib/shop.js';
import { place, PRODUCTS } from '../orders/place.js';

/** Measures the 'Mis datos' archive of a person with `ORDERS` (2,000) orders: time, size, peak memory of the API. */
const { ORDERS } = readEnvironment(process.env, (reader) => ({
  ORDERS: reader.integer('ORDERS', 2_000, COUNT),
}));
const AT_ONCE = 8;
const MAX_SECONDS = 60;
const SETTINGS = {
  THROTTLE_PER_ADDRESS: '1000000',
  THROTTLE_BUDGETS: 'orders=1000000,writes=1000000',
  MAX_OPEN_ORDERS: '1000000',
  MAX_SHARE_OF_STOCK: '100',
  ACCESS_TOKEN_SECONDS: '3600',
  UNVERIFIED_MAILS_PER_DAY: '1000000',
  SIIGO_URL: 'http://127.0.0.1:9',
};
const addressOf = async (prefix: string, token: string): Promise<string> => {
  const answer = await fetch(`${prefix}/account/data`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`the address: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { address: string } };
  return new URL(data.address, prefix).href;
};

const download = async (address: string): Promise<number> => {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`the archive: ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
};

const buyerWithOrders = async (server: MeasuredServer, databaseUrl: string): Promise<Buyer> => {
  try {
    const { buyers } = await fillShop(server.prefix, databaseUrl, { buyerCount: 1, productCount: PRODUCTS });
    const [buyer] = buyers;
    if (!buyer) throw new Error('nobody signed up');
    for (let placed = 0; placed < ORDERS; placed += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, ORDERS - placed) }, (_, index) =>
          place({ server, buyers }, placed + index),
        ),
      );
    return buyer;
  } finally {
    await server.stop();
  }
};

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-bench-'));
const mariadb = await startMariaDb();
const sink = await openMailSink();
let isGood = false;
try {
  const databaseUrl = await createDatabase(mariadb.url, 'archive');
  const settings = { ...SETTINGS, SMTP_URL: sink.url };
  const buyer = await buyerWithOrders(await startApi('API', databaseUrl, dataDir, settings), databaseUrl);
  // A fresh process, so that placing the orders does not count as memory of the archive.
  const server = await startApi('API', databaseUrl, dataDir, settings);
  try {
    forgetPeak(server.pid);
    const before = peakOf(server.pid);
    const startedAt = performance.now();
    const bytes = await download(await addressOf(server.prefix, buyer.token));
    const seconds = (performance.now() - startedAt) / 1000;
    const peak = peakOf(server.pid);
    console.log(
      `${ORDERS} orders: ${seconds.toFixed(1)} s (bar ${MAX_SECONDS}), ${(bytes / 1e6).toFixed(2)} MB, the API held ${peak.toFixed(0)} MB at most, ${before.toFixed(0)} MB before`,
    );
    isGood = seconds <= MAX_SECONDS;
  } finally {
    await server.stop();
  }
} finally {
  sink.stop();
  await mariadb.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(isGood ? 'The bar is met.' : 'The bar is missed.');
process.exitCode = isGood ? 0 : 1;
