import { setTimeout as delay } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { waitForAnswer } from '../../tools/shop/wait-for-answer.mjs';
import { startShopApi, startShopGateway, type ShopProcess } from '../faults/shop-processes.js';
import type { MailSink } from '../lib/mail-sink.js';
import { freePort, migrate } from '../lib/servers.js';
import { fillShop } from '../lib/shop.js';
import { untilMailed } from '../orders/shops.js';
import { judge } from './judge.js';
import { Shoppers } from './shoppers.js';

interface Stage {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly sink: MailSink;
  readonly from: string;
  /** Versions in order; the first brings its schema. */
  readonly to: readonly [string, ...string[]];
}
interface Amounts {
  readonly buyers: number;
  /** Between two steps. */
  readonly seconds: number;
  readonly drainSeconds: number;
  readonly replaced: number;
  readonly pauseMs: number;
}
const PRODUCTS = 20;

class Replica {
  private process: ShopProcess | null = null;

  private constructor(
    readonly origin: string,
    private readonly port: number,
    private readonly start: { databaseUrl: string; dataDir: string; env: Record<string, string> },
  ) {}

  static async create(start: Replica['start']): Promise<Replica> {
    const port = await freePort();
    return new Replica(`http://127.0.0.1:${port}`, port, start);
  }

  async replaceBy(checkout: string): Promise<void> {
    await this.stop();
    this.process = await startShopApi({ ...this.start, checkout }, this.port);
    await waitForAnswer('API', `${this.origin}/api/health/ready`);
  }

  async stop(): Promise<void> {
    await this.process?.stop();
    this.process = null;
  }
}

export async function rollThere(
  { databaseUrl, dataDir, sink, from, to }: Stage,
  { buyers, seconds, drainSeconds, replaced, pauseMs }: Amounts,
): Promise<{ notes: string[]; problems: string[] }> {
  migrate(databaseUrl, from);
  const env = {
    DEMO_DATA: 'false',
    SMTP_URL: sink.url,
    DRAIN_SECONDS: String(drainSeconds),
    UNVERIFIED_MAILS_PER_DAY: '1000000',
    DATABASE_TIMEOUT_SECONDS: '15',
    // A budget that both versions know, with a short window.
    THROTTLE_BUDGETS: 'orders=1000000',
    THROTTLE_WINDOW_SECONDS: '1',
  };
  const start = { databaseUrl, dataDir, env };
  const replicas = [await Replica.create(start), await Replica.create(start)];
  const gateways: ShopProcess[] = [];
  try {
    await Promise.all(replicas.map((replica) => replica.replaceBy(from)));
    const gateway = await startShopGateway(replicas.map(({ origin }) => origin).join(','), dataDir);
    gateways.push(gateway);
    const shop = await fillShop(`${gateway.origin}/api`, databaseUrl, {
      buyerCount: buyers,
      productCount: PRODUCTS,
    });
    await untilMailed(databaseUrl);
    const mailsBefore = sink.subjects.length;
    const shoppers = new Shoppers(gateway.origin, shop, pauseMs);
    shoppers.start();
    await delay(seconds * 1_000);
    migrate(databaseUrl, to[0]);
    for (const version of to)
      for (const replica of replicas.slice(0, replaced)) {
        await replica.replaceBy(version);
        await delay(seconds * 1_000);
      }
    await shoppers.stop();
    await untilMailed(databaseUrl);
    const { calls, orders } = shoppers;
    const subjects = sink.subjects.slice(mailsBefore);
    return judge({ calls, orders, stored: await ordersIn(databaseUrl), subjects });
  } finally {
    for (const each of [...gateways, ...replicas]) await each.stop();
  }
}

const ordersIn = async (databaseUrl: string): Promise<number[]> => {
  const connection = await createConnection(databaseUrl);
  const [stored] = await connection.query<RowDataPacket[]>('SELECT id FROM orders');
  await connection.end();
  return stored.map((row) => Number(row['id']));
};
