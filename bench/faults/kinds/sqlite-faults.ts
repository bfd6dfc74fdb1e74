import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { type Fault, SQLITE } from '../fault.js';
import { copyOf, FaultShop, fileOf, type FilledDatabase } from '../fault-shop.js';
import type { Watch } from '../watch.js';
import { runSql, TEN_THOUSAND } from '../run-sql.js';

const logRemoved: Fault = {
  name: 'sqlite-log-removed',
  what: 'the log of SQLite (-wal) is removed three times while customers order, then the API is killed',
  required: 'nothing acknowledged is lost with the process; recovers within 10 s',
  databases: SQLITE,
  run: async (filled) => {
    const database = copyOf(filled);
    const shop = await FaultShop.open(database);
    for (let time = 0; time < 3; time += 1) {
      rmSync(`${fileOf(database)}-wal`);
      await shop.servesOn(2);
    }
    await shop.restartKilled();
    await shop.recovers(10);
    await shop.verify();
    await shop.close();
    return shop;
  },
};

interface Report {
  readonly checks: readonly { readonly key: string; readonly state: string }[];
}

const damage = async (database: FilledDatabase): Promise<void> => {
  const [index] = await runSql(
    database,
    "SELECT rootpage, page_size FROM sqlite_master, pragma_page_size WHERE type = 'index' AND tbl_name = 'claims' LIMIT 1",
  );
  if (!index) throw new Error('there is no index to damage');
  const bytes = Buffer.alloc(64, 0xa5);
  const file = openSync(fileOf(database), 'r+');
  writeSync(file, bytes, 0, bytes.length, (Number(index['rootpage']) - 1) * Number(index['page_size']));
  closeSync(file);
};

const isBadInReport = async (watch: Watch, wanted: string): Promise<boolean> => {
  const { token } = (await watch.signIn('superadmin@demo.test')).body.data as { token: string };
  const { checks } = (await watch.request('GET', '/health/report', { token })).body.data as Report;
  return checks.some(({ key, state }) => key === wanted && state === 'bad');
};

const damaged: Fault = {
  name: 'sqlite-damaged',
  what: 'a page of SQLite that no order needs is overwritten while the API is down',
  required: 'not ready within 60 s of the start; metrics and Salud say why',
  databases: SQLITE,
  run: async (filled) => {
    const database = copyOf(filled);
    await damage(database);
    const shop = await FaultShop.open(database);
    const { watch } = shop;
    const began = performance.now();
    await shop.until('ready turns false', 60, async () => watch.seen.has('GET /health/ready 503'));
    shop.notes.push(`not ready after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    const metrics = await (await fetch(`${shop.api.origin}/api/metrics`)).text();
    shop.require(/database_damage [1-9]/.test(metrics), 'the metrics say nothing');
    shop.require(await isBadInReport(watch, 'database-damaged'), 'Salud says nothing');
    await shop.verify();
    await shop.close();
    return shop;
  },
};

const EXPORTS = 2;
/** Largest share of an export's time that one catalogue request may take. */
const MAX_SHARE = 0.5;

const copyOrders = async (database: FilledDatabase): Promise<void> => {
  const columns = await runSql(database, "SELECT name FROM pragma_table_info('orders')");
  const names = columns.map((column) => String(column['name']));
  const values: Readonly<Record<string, string>> = {
    id: '(SELECT MAX(id) FROM orders) + 1 + 1000 * a.digit + 100 * b.digit + 10 * c.digit + d.digit',
    idempotency_key: "'copy-' || a.digit || b.digit || c.digit || d.digit",
  };
  await runSql(
    database,
    `INSERT INTO orders (${names.join(', ')}) SELECT ${names.map((name) => values[name] ?? name).join(', ')}
     FROM (SELECT * FROM orders ORDER BY id LIMIT 1), ${TEN_THOUSAND}`,
  );
};

const exportsBeside: Fault = {
  name: 'exports-beside-visitors',
  what: `${EXPORTS} exports of 10,000 orders run at once, as a workbook`,
  required: `no look at the catalogue takes ${MAX_SHARE * 100} % of their time`,
  databases: SQLITE,
  run: async (filled) => {
    const database = copyOf(filled);
    await copyOrders(database);
    const shop = await FaultShop.open(database);
    const { watch } = shop;
    const began = performance.now();
    let isOver = false;
    const looks: number[] = [];
    const readProducts = async (): Promise<void> => {
      while (!isOver) looks.push((await watch.noted('GET', '/product/products')).ms);
    };
    const looking = readProducts();
    const headers = { authorization: `Bearer ${watch.admin.token}` };
    const address = `${shop.gateway.origin}/api/admin/orders/export?format=xlsx`;
    const files = Array.from({ length: EXPORTS }, async () => {
      const answer = await fetch(address, { headers });
      return answer.ok ? (await answer.arrayBuffer()).byteLength : 0;
    });
    const sizes = await Promise.all(files);
    isOver = true;
    await looking;
    const ms = performance.now() - began;
    const longest = Math.max(...looks);
    shop.require(Math.min(...sizes) > 0, 'an export failed');
    shop.require(longest <= MAX_SHARE * ms, `a look took ${Math.round(longest)} of ${Math.round(ms)} ms`);
    shop.notes.push(
      `${looks.length} looks in ${(ms / 1_000).toFixed(1)} s, longest ${Math.round(longest)} ms`,
    );
    await shop.verify();
    await shop.close();
    return shop;
  },
};

export const SQLITE_FAULTS: readonly Fault[] = [logRemoved, damaged, exportsBeside];
