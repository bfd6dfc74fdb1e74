import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { createDatabase } from '../lib/measuring.js';
import type { MailSink } from '../lib/mail-sink.js';
import { startApi, type MeasuredServer } from '../lib/servers.js';
import { fillShop, type LoadedShop } from '../lib/shop.js';

export interface Shop extends LoadedShop {
  readonly server: MeasuredServer;
  readonly processes: readonly MeasuredServer[];
  readonly databaseUrl: string;
}
export interface ShopBackend {
  readonly mariadb: string;
  readonly dataDir: string;
  readonly sink: MailSink;
}

export interface ShopChanges {
  readonly checkout?: string | undefined;
  readonly settings?: Readonly<Record<string, string>>;
  readonly buyers?: number;
  readonly hasWorker?: boolean;
}

const BUYERS = 32;
export const PRODUCTS = 500;
const MANY = '1000000';
export const SETTINGS = {
  THROTTLE_PER_ADDRESS: MANY,
  THROTTLE_BUDGETS: 'orders=1000000,writes=1000000',
  MAX_OPEN_ORDERS: MANY,
  MAX_SHARE_OF_STOCK: '100',
  UNVERIFIED_MAILS_PER_DAY: MANY,
  ACCESS_TOKEN_SECONDS: '3600',
  LOG_LEVEL: 'silent',
  SIIGO_URL: 'http://127.0.0.1:9',
};

export const WORKER_SETTINGS = { OUTBOX_WORKER: 'true', OUTBOX_POLL_MS: '250' };

export async function openShop(
  { mariadb, dataDir, sink }: ShopBackend,
  name: string,
  { checkout, settings, buyers = BUYERS, hasWorker = false }: ShopChanges = {},
): Promise<Shop> {
  const databaseUrl = await createDatabase(mariadb, `shop_${name}`);
  const env = { ...SETTINGS, SMTP_URL: sink.url, ...settings };
  const start = (changes: Readonly<Record<string, string>>): Promise<MeasuredServer> =>
    startApi(name, databaseUrl, dataDir, { ...env, ...changes }, checkout);
  const server = await start(hasWorker ? { OUTBOX_WORKER: 'false' } : {});
  const processes = [server];
  try {
    if (hasWorker) processes.push(await start(WORKER_SETTINGS));
    const filled = await fillShop(server.prefix, databaseUrl, { buyerCount: buyers, productCount: PRODUCTS });
    return { ...filled, server, processes, databaseUrl };
  } catch (error) {
    await stopAll(processes);
    throw error;
  }
}

export async function stopAll(processes: readonly MeasuredServer[]): Promise<void> {
  await Promise.all(processes.map(({ stop }) => stop()));
}

export async function untilMailed(databaseUrl: string): Promise<void> {
  const connection = await createConnection(databaseUrl);
  try {
    for (;;) {
      const [rows] = await connection.query<RowDataPacket[]>(
        'SELECT COUNT(*) AS due FROM outbox_messages WHERE done_at IS NULL AND available_at <= NOW(3)',
      );
      if (Number(rows[0]?.['due']) === 0) return;
      await new Promise((done) => setTimeout(done, 20));
    }
  } finally {
    await connection.end();
  }
}

export async function statementsRun(databaseUrl: string): Promise<number> {
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Questions'");
  await connection.end();
  return Number(rows[0]?.['Value']);
}
