import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '@lacteos/contracts/env';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { firstAnswer, QUERIES } from '../catalogue/queries.js';
import { violatedInvariants } from '../recovery/verify.js';
import { openMailSink, type MailSink } from '../lib/mail-sink.js';
import { dropDatabase } from '../lib/measuring.js';
import { mappedFilesOf } from '../lib/resident.js';
import { assertSameAnswers } from '../lib/same-answers.js';
import { startBare } from '../lib/servers.js';
import { firstOrder } from '../orders/place.js';
import { openShop, untilMailed, type Shop } from '../orders/shops.js';
import { orders, purchases } from '../orders/turns.js';
import { aboveBar, BAR_MB, heldUnder } from './held-memory.js';
import { LOADS } from './loads.js';

const bareServer = (bench: string): string => resolve(import.meta.dirname, `../${bench}/bare-server.mjs`);
const AMOUNT = 16;
const BUYERS = 4;

describe('the short bench of the built API', () => {
  const server = readEnvironment(process.env, (reader) => reader.text('TEST_MYSQL_URL', ''));
  let dataDir: string;
  let sink: MailSink;
  let shop: Shop;
  let connection: Connection;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lacteos-loads-'));
    sink = await openMailSink();
    shop = await openShop({ mariadb: server, dataDir, sink }, `loads_${process.pid}`, { buyers: BUYERS });
    await untilMailed(shop.databaseUrl);
    connection = await createConnection(shop.databaseUrl);
  });
  afterAll(async () => {
    await shop.server.stop();
    sink.stop();
    await connection.end();
    await dropDatabase(shop.databaseUrl);
    await rm(dataDir, { recursive: true, force: true });
  });

  const stored = async () => {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT id, is_paid FROM orders ORDER BY id');
    return rows.map((row) => ({ id: Number(row['id']), isPaid: row['is_paid'] === 1 }));
  };

  it('pays every order, debits its stock and mails it once [N-21-240]', async () => {
    const before = sink.count();
    const { perSecond, statements } = await purchases(shop, AMOUNT);
    expect([perSecond > 0, statements > 0]).toEqual([true, true]);
    const bought = await stored();
    expect(bought).toHaveLength(AMOUNT);
    expect(bought.filter(({ isPaid }) => !isPaid)).toEqual([]);
    expect(await violatedInvariants(connection)).toEqual([]);
    // Each order has two mails: of the order and of its payment.
    expect(sink.count() - before).toBe(2 * AMOUNT);
    const placed = sink.subjects.filter((subject) => subject.startsWith('Recibimos su pedido'));
    expect(placed.sort()).toEqual(bought.map(({ id }) => `Recibimos su pedido ${id}`).sort());
  });

  it('places as many orders in the bare server that the API is compared with [N-21-240]', async () => {
    const before = (await stored()).length;
    const bare = await startBare(bareServer('orders'), shop.databaseUrl);
    try {
      await orders(bare, shop, AMOUNT);
    } finally {
      await bare.stop();
    }
    expect((await stored()).length - before).toBe(AMOUNT);
  });

  it.each(QUERIES)('gets the same answer from the bare server: $name of the catalogue', async (query) => {
    const bare = await startBare(bareServer('catalogue'), shop.databaseUrl);
    try {
      await assertSameAnswers([shop.server, bare], (one) => firstAnswer(one, query));
    } finally {
      await bare.stop();
    }
  });

  it('gets the same answer from the bare server: an order', async () => {
    const bare = await startBare(bareServer('orders'), shop.databaseUrl);
    try {
      await assertSameAnswers([shop.server, bare], (one) => firstOrder({ server: one, buyers: shop.buyers }));
    } finally {
      await bare.stop();
    }
  });

  it('rejects a bare server that answers less', async () => {
    const answers = [{ id: 1, price: 2 }, { id: 1 }];
    await expect(assertSameAnswers(answers, async (answer) => answer)).rejects.toThrow('differently');
  });

  it('reports a round whose orders fail [N-21-240]', async () => {
    const buyers = shop.buyers.map((buyer) => ({ ...buyer, token: 'forged' }));
    await expect(orders(shop.server, { ...shop, buyers }, AMOUNT)).rejects.toThrow(`failed ${AMOUNT} times`);
  });

  it.each(LOADS)('gets all answers of $name while memory stays below the limit [N-21-241]', async (load) => {
    const held = await heldUnder(load, shop, { requests: AMOUNT });
    expect(held.idle).toBeGreaterThan(0);
    expect(held.peak).toBeGreaterThanOrEqual(held.after);
    expect(aboveBar(new Map([[load.name, held]]))).toEqual([]);
  });

  it('finds neither the picture library nor SQLite loaded, which take 18 MB [N-21-257]', () => {
    const mapped = mappedFilesOf(shop.server.pid);
    expect(mapped.filter((file) => file.includes('argon2'))).toHaveLength(1);
    expect(mapped.filter((file) => /sharp|vips|libsql/.test(file))).toEqual([]);
  });

  it('reports requests that fail [N-21-241]', async () => {
    const admin = { ...shop.admin, token: 'forged' };
    const office = LOADS.find(({ name }) => name === 'lists of the office');
    await expect(office?.run({ ...shop, admin }, { requests: AMOUNT })).rejects.toThrow(
      `${AMOUNT} requests failed`,
    );
  });

  it('names each load that exceeds the memory limit for a moment or has no figure [N-21-241]', () => {
    const rows = [
      ['good', BAR_MB],
      ['high', BAR_MB + 0.1],
      ['unknown', Number.NaN],
    ] as const;
    const held = new Map(rows.map(([name, peak]) => [name, { idle: 100, peak, after: 100 }]));
    expect(aboveBar(held)).toEqual(['high', 'unknown']);
  });

  it('reports stock that differs from its ledger [N-21-240]', async () => {
    await connection.query('UPDATE stock_levels SET quantity = quantity + 1 WHERE product_id = 1');
    expect(await violatedInvariants(connection)).toEqual([
      expect.stringContaining('level that is not the sum of its ledger: 1'),
    ]);
  });
});
