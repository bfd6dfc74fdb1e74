import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection, type Connection } from 'mysql2/promise';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { fillOrders } from '../admin/fill.js';
import { migrate } from '../lib/servers.js';
import { startStandIns } from '../lib/stand-ins.js';

const root = resolve(import.meta.dirname, '../..');
const TOOL = ['--import', 'tsx', join(root, 'ops/backup/src/cli.ts')];
const DATABASE = 'shop';
/** Orders after the full backup: in a binary log, after the restore point, after the last backup. */
const ADDED = 40;

export interface BackupDrill {
  orders: number;
  /** Compares restored invoices with SIIGO's stand-in. */
  hasInvoices?: boolean;
  say?: (line: string) => void;
}
export interface BackupTimes {
  takeSeconds: number;
  logSeconds: number;
  last: { text: string; seconds: number; orders: number };
  earlier: { text: string; orders: number };
}

export async function runBackupDrill({
  orders,
  hasInvoices = true,
  say = () => undefined,
}: BackupDrill): Promise<BackupTimes> {
  const folder = await mkdtemp(join(tmpdir(), 'lacteos-backup-bench-'));
  const server = await startMariaDb({ hasBinaryLog: true });
  const standIns = hasInvoices ? await startStandIns() : null;
  const without = ['--without', 'invoices'];
  const url = new URL(`/${DATABASE}`, server.url).href;
  try {
    await fill(server.url, url, orders);
    say(`${orders} orders are there`);
    const apiEnvironment = join(folder, 'api.env');
    if (standIns) await writeFile(apiEnvironment, `SIIGO_URL=${standIns.settings.SIIGO_URL}\n`);
    const tool = await aTool(folder, url, standIns ? { DRILL_API_ENV: apiEnvironment } : {});
    const taken = await tool('take');
    say(taken.text);
    await addOrders(url, ADDED);
    await delay(1_500);
    const moment = new Date().toISOString();
    await delay(1_500);
    await addOrders(url, ADDED);
    const logged = await tool('log');
    say(logged.text);
    await addOrders(url, ADDED);
    await server.kill();
    const last = await tool('drill', ...(standIns ? [] : without));
    say(last.text);
    const earlier = await tool('drill', '--at', moment, ...without);
    say(earlier.text);
    return {
      takeSeconds: taken.seconds,
      logSeconds: logged.seconds,
      last: { ...last, orders: ordersIn(last.text) },
      earlier: { ...earlier, orders: ordersIn(earlier.text) },
    };
  } finally {
    standIns?.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export const expectedOrders = (orders: number): { last: number; earlier: number } => ({
  last: orders + 2 * ADDED,
  earlier: orders + ADDED,
});

const ordersIn = (text: string): number => Number(/orders: (\d+)/.exec(text)?.[1] ?? Number.NaN);

async function fill(serverUrl: string, url: string, orders: number): Promise<void> {
  await withConnection(serverUrl, (connection) => connection.query(`CREATE DATABASE ${DATABASE}`));
  migrate(url);
  await fillOrders(url, orders);
  await withConnection(url, (connection) =>
    connection.query(`INSERT INTO stock_ledger (store_id, product_id, delta, cause, at)
      SELECT store_id, product_id, quantity, 'opening', NOW(3) FROM stock_levels`),
  );
}

async function addOrders(url: string, count: number): Promise<void> {
  await withConnection(url, async (connection) => {
    for (let id = 1; id <= count; id += 1) {
      await connection.beginTransaction();
      const [{ insertId }] = (await connection.query(
        `INSERT INTO orders (user_id, store_id, idempotency_key, request_hash, n_document, shipping_address, payment_method,
           payment_id, items_price, tax_price, shipping_price, total_price, all_taxed, created_at)
         SELECT user_id, store_id, UUID(), '', n_document, shipping_address, payment_method,
           payment_id, items_price, tax_price, shipping_price, total_price, all_taxed, NOW(3) FROM orders WHERE id = ?`,
        [id],
      )) as unknown as [{ insertId: number }];
      await connection.query(
        `INSERT INTO order_lines (order_id, product_id, quantity, unit_price, tax_classification, tax_percent, tax_price, product_name)
         SELECT ?, product_id, quantity, unit_price, tax_classification, tax_percent, tax_price, product_name
         FROM order_lines WHERE order_id = ?`,
        [insertId, id],
      );
      await connection.commit();
    }
  });
}

async function withConnection(
  url: string,
  work: (connection: Connection) => Promise<unknown>,
): Promise<void> {
  const connection = await createConnection(url);
  try {
    await work(connection);
  } finally {
    await connection.end();
  }
}

type Tool = (...words: string[]) => Promise<{ text: string; seconds: number }>;

async function aTool(folder: string, databaseUrl: string, more: Record<string, string>): Promise<Tool> {
  const media = join(folder, 'data/media');
  await mkdir(media, { recursive: true });
  await writeFile(join(media, 'picture.webp'), 'picture');
  const identityFile = join(folder, 'identity');
  const settings = {
    ...more,
    BACKUP_DATABASE_URL: databaseUrl,
    BACKUP_STORE: join(folder, 'store'),
    BACKUP_IDENTITY_FILE: identityFile,
    DATA_DIR: join(folder, 'data'),
  };
  const run = async (words: string[], env: Record<string, string>) => {
    const begun = Date.now();
    const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: 10_000_000 };
    const { stdout } = await promisify(execFile)(process.execPath, [...TOOL, ...words], options);
    return { text: stdout.trim(), seconds: (Date.now() - begun) / 1_000 };
  };
  await writeFile(identityFile, (await run(['keys'], settings)).text, { mode: 0o600 });
  const recipient = /BACKUP_RECIPIENT=(\S+)/.exec(await readFile(identityFile, 'utf8'))?.[1] ?? '';
  return (...words) => run(words, { ...settings, BACKUP_RECIPIENT: recipient });
}
