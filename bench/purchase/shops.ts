import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { createDatabase } from '../lib/measuring.js';
import type { MailSink } from '../lib/mail-sink.js';
import { startApi, type MeasuredServer } from '../lib/servers.js';
import { fillShop, type LoadedShop } from '../lib/shop.js';

/** A filled shop with an API that mails into a sink. */
export interface Shop extends LoadedShop {
  readonly server: MeasuredServer;
  readonly databaseUrl: string;
}
/** What a bench of shops needs. */
export interface ShopBackend {
  readonly mariadb: string;
  readonly dataDir: string;
  readonly sink: MailSink;
}

/** How a shop differs from that of the benches. */
interface ShopChanges {
  /** Folder of another checkout, whose built API is measured. */
  readonly checkout?: string | undefined;
  /** Settings of the API beside those of the bench. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly buyers?: number;
}

const BUYERS = 32;
export const PRODUCTS = 500;
const MANY = '1000000';
const SETTINGS = {
  THROTTLE_PER_ADDRESS: MANY,
  THROTTLE_BUDGETS: 'orders=1000000,writes=1000000',
  MAX_OPEN_ORDERS: MANY,
  MAX_SHARE_OF_STOCK: '100',
  UNVERIFIED_MAILS_PER_DAY: MANY,
  ACCESS_TOKEN_SECONDS: '3600',
  LOG_LEVEL: 'silent',
  SIIGO_URL: 'http://127.0.0.1:9',
};

/** Opens a shop on a database of its own. */
export async function openShop(
  { mariadb, dataDir, sink }: ShopBackend,
  name: string,
  { checkout, settings, buyers = BUYERS }: ShopChanges = {},
): Promise<Shop> {
  const databaseUrl = await createDatabase(mariadb, `shop_${name}`);
  const env = { ...SETTINGS, SMTP_URL: sink.url, ...settings };
  const server = await startApi(name, databaseUrl, dataDir, env, checkout);
  try {
    const filled = await fillShop(server.prefix, databaseUrl, { buyerCount: buyers, productCount: PRODUCTS });
    return { ...filled, server, databaseUrl };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Waits until no message of the outbox is due. */
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

/** Statements that the server of a database has run. */
export async function statementsRun(databaseUrl: string): Promise<number> {
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Questions'");
  await connection.end();
  return Number(rows[0]?.['Value']);
}
