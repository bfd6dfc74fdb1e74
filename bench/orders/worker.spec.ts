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
    shop = await openShop(backend, `worker_${process.pid}`, { buyers: BUYERS, hasWorker: true });
    processes.push(...shop.processes);
    await untilMailed(shop.databaseUrl);
    connection = await createConnection(shop.databaseUrl);
  });
  afterAll(async () => {
    await stopAll(processes);
    sink.stop();
    await connection.end();
    await dropDatabase(shop.databaseUrl);
    await rm(dataDir, { recursive: true, force: true });
  });

  const waiting = async (): Promise<unknown[]> => {
    const [rows] = await connection.query<RowDataPacket[]>(
      `SELECT topic, attempts, claimed_by FROM outbox_messages
       WHERE done_at IS NULL AND available_at <= NOW(3)`,
    );
    return rows;
  };

  it('mails each order that the other process sells once [N-21-260]', async () => {
    const before = sink.count();
    await purchases(shop, AMOUNT);
    expect(sink.count() - before).toBe(2 * AMOUNT);
    expect(await violatedInvariants(connection)).toEqual([]);
  });

  it('mails the orders sold while it was down once after its restart [N-21-260]', async () => {
    const [server, worker] = shop.processes;
    await worker?.stop();
    const before = sink.count();
    await orders({ ...shop.server }, shop, AMOUNT);
    // A process that stops finishes the messages that it has begun.
    await server?.stop();
    const untouched = { topic: 'order-placed', attempts: 0, claimed_by: null };
    expect(await waiting()).toEqual(Array.from({ length: AMOUNT }, () => untouched));
    expect(sink.count()).toBe(before);
    const settings = { ...SETTINGS, ...WORKER_SETTINGS, SMTP_URL: sink.url };
    processes.push(await startApi('worker', shop.databaseUrl, dataDir, settings));
    await untilMailed(shop.databaseUrl);
    expect(sink.count() - before).toBe(AMOUNT);
  });
});
