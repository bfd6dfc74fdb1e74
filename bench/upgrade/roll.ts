import { setTimeout as delay } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { waitForAnswer } from '../../tools/lib/wait-for-answer.mjs';
import { startShopApi, startShopGateway, type ShopProcess } from '../faults/shop-processes.js';
import type { MailSink } from '../lib/mail-sink.js';
import { createDatabase } from '../lib/measuring.js';
import { freePort, migrate } from '../lib/servers.js';
import { fillShop } from '../lib/shop.js';
import { untilMailed } from '../purchase/shops.js';
import { Shoppers } from './shoppers.js';

/** What the roll works on: addresses, and folders of two built checkouts. */
interface Stage {
  readonly mariadb: string;
  readonly dataDir: string;
  readonly sink: MailSink;
  readonly before: string;
  readonly now: string;
}
interface Amounts {
  readonly buyers: number;
  /** Between two steps. */
  readonly seconds: number;
}
const PRODUCTS = 20;
const PAUSE_MS = 100;

/** A replica of the API that is replaced at its address. */
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

  /** Ends it as a deployment does, and starts a version in its place. */
  async replaceBy(checkout: string): Promise<void> {
    await this.end();
    this.process = await startShopApi({ ...this.start, checkout }, this.port);
    await waitForAnswer('API', `${this.origin}/api/health/ready`);
  }

  async end(): Promise<void> {
    await this.process?.end();
    this.process = null;
  }
}

/** Rolls two replicas from one version to the other and back under load. @returns what was seen, and what is wrong */
export async function rollThere(
  { mariadb, dataDir, sink, before, now }: Stage,
  { buyers, seconds }: Amounts,
): Promise<{ notes: string[]; problems: string[] }> {
  const databaseUrl = await createDatabase(mariadb, 'upgrade');
  migrate(databaseUrl, before);
  const env = {
    DEMO_DATA: 'false',
    SMTP_URL: sink.url,
    DRAIN_SECONDS: '3',
    UNVERIFIED_MAILS_PER_DAY: '1000000',
    DATABASE_TIMEOUT_SECONDS: '15',
    // Names of budgets that both versions know, and no budget of long.
    THROTTLE_BUDGETS: 'orders=1000000',
    THROTTLE_WINDOW_SECONDS: '1',
  };
  const start = { databaseUrl, dataDir, env };
  const replicas = [await Replica.create(start), await Replica.create(start)];
  const gateways: ShopProcess[] = [];
  try {
    for (const replica of replicas) await replica.replaceBy(before);
    const gateway = await startShopGateway(replicas.map(({ origin }) => origin).join(','), dataDir);
    gateways.push(gateway);
    const shop = await fillShop(`${gateway.origin}/api`, databaseUrl, {
      buyerCount: buyers,
      productCount: PRODUCTS,
    });
    await untilMailed(databaseUrl);
    const mailsBefore = sink.subjects.length;
    const shoppers = new Shoppers(gateway.origin, shop, PAUSE_MS);
    shoppers.start();
    await delay(seconds * 1_000);
    migrate(databaseUrl, now);
    for (const version of [now, before])
      for (const replica of replicas) {
        await replica.replaceBy(version);
        await delay(seconds * 1_000);
      }
    await shoppers.stop();
    await untilMailed(databaseUrl);
    return judge(shoppers, databaseUrl, sink.subjects.slice(mailsBefore));
  } finally {
    for (const each of [...gateways, ...replicas]) await each.end();
  }
}

async function judge(
  shoppers: Shoppers,
  databaseUrl: string,
  subjects: readonly string[],
): Promise<{ notes: string[]; problems: string[] }> {
  const connection = await createConnection(databaseUrl);
  const [stored] = await connection.query<RowDataPacket[]>('SELECT id FROM orders');
  await connection.end();
  const ids = new Set(stored.map((row) => Number(row['id'])));
  const sent = new Set(subjects);
  const lost = shoppers.orders.filter((id) => !ids.has(id)).length;
  const silent = shoppers.orders.filter((id) => !sent.has(`Recibimos su pedido ${id}`)).length;
  const twice = subjects.length - sent.size;
  const failed = shoppers.calls.filter(({ status }) => status === 0 || status >= 400).length;
  return {
    notes: [
      `${shoppers.calls.length} requests, ${failed} failed`,
      `${shoppers.orders.length} orders, ${lost} lost`,
      `${subjects.length} mails, ${twice} twice, ${silent} missing`,
    ],
    problems: [
      ...(failed === 0 ? [] : [`requests failed: ${shoppers.failures.join(', ')}`]),
      ...(lost === 0 ? [] : [`${lost} acknowledged orders are not there`]),
      ...(twice === 0 ? [] : [`${twice} mails went out twice`]),
      ...(silent === 0 ? [] : [`${silent} orders were not confirmed by mail`]),
    ],
  };
}
