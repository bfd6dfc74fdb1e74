import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '@lacteos/contracts/env';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { violatedInvariants } from '../recovery/verify.js';
import { openMailSink, type MailSink } from '../lib/mail-sink.js';
import { dropDatabase } from '../lib/measuring.js';
import { type MeasuredServer, startApi } from '../lib/servers.js';
import { openShop, SETTINGS, type Shop, stopAll, untilMailed, WORKER_SETTINGS } from './shops.js';
import { orders, purchases } from './turns.js';

const AMOUNT = 16;
const BUYERS = 4;

describe('a separate outbox process of the built API', () => {
  const mariadb = readEnvironment(process.env, (reader) => reader.text('TEST_MYSQL_URL', ''));
  let dataDir: string;
  let sink: MailSink;
  let shop: Shop;
  let connection: Connection;
  const processes: MeasuredServer[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lacteos-worker-'));
    sink = await openMailSink();
    const backend = { mariadb, dataDir, sink };
    shop = await openShop(backend, `worker_${process.pid}`, {
      buyers: BUYERS,
      settings: { OUTBOX_WORKER: 'false' },
    });
    processes.push(shop.server);
    connection = await createConnection(shop.databaseUrl);
  });
  afterAll(async () => {
    await stopAll(processes);
    sink.stop();
    await connection.end();
    await dropDatabase(shop.databaseUrl);
    await rm(dataDir, { recursive: true, force: true });
  });

  const waitingOrders = async (): Promise<unknown[]> => {
    const [rows] = await connection.query<RowDataPacket[]>(
      `SELECT topic, attempts, claimed_by FROM outbox_messages
       WHERE topic = 'order-placed' AND done_at IS NULL`,
    );
    return rows;
  };

  it('mails the orders sold while there was none once it starts [N-21-260]', async () => {
    await orders({ ...shop.server }, shop, AMOUNT);
    const untouched = { topic: 'order-placed', attempts: 0, claimed_by: null };
    expect(await waitingOrders()).toEqual(Array.from({ length: AMOUNT }, () => untouched));
    expect(sink.count()).toBe(0);
    const settings = { ...SETTINGS, ...WORKER_SETTINGS, SMTP_URL: sink.url };
    processes.push(await startApi('worker', shop.databaseUrl, dataDir, settings));
    await untilMailed(shop.databaseUrl);
    expect(sink.subjects.filter((subject) => subject.startsWith('Recibimos su pedido'))).toHaveLength(AMOUNT);
  });

  it('mails each order that the other process sells once [N-21-260]', async () => {
    const before = sink.count();
    await purchases(shop, AMOUNT);
    expect(sink.count() - before).toBe(2 * AMOUNT);
    expect(await violatedInvariants(connection)).toEqual([]);
  });
});
