import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';

import { MIGRATIONS } from './migrations.js';
import { Migrator } from '../../src/platform/schema/index.js';
import { DIALECTS, type FreshDatabase } from '../dialects.js';
import { giveSchema } from './give-schema.js';
import { openMigrated } from './migrate-database.js';
import { type TermKinds, termsOfAge, writePastRows, writeRowsOfLaterTables } from './past-rows.js';
import { migrationsNamed, RELEASES } from './releases-of-migrations.js';
import { rowsOf, schemaOf, tablesOf } from './schema-snapshot.js';
import { seeded } from '../seeded.js';
import { TEST_SETTINGS } from '../test-settings.js';

/** `npm run schema-history -w api`: every age on both databases; else some of them, two at random. */
const IS_WHOLE = TEST_SETTINGS.migrations.hasAllAges;
const SEED = TEST_SETTINGS.migrations.historySeed;
const ALWAYS = ['CreateOrders1780000004000', 'IndexOrderTotals1795000001000'];
const NAME_PAIRS = 'AddNamePairs1796000001000';

/** Last migrations of the releases from which the upgrade is tried, with their positions in the list. */
function agesTried(): (readonly [string, number])[] {
  const ages = RELEASES.map((release, index) => [release.at(-1) ?? '', index] as const);
  if (IS_WHOLE) return ages;
  const random = seeded(SEED);
  const drawn = [0, 1].map(() => Math.floor(random() * ages.length));
  return ages.filter(([name, index]) => ALWAYS.includes(name) || drawn.includes(index));
}

describe.each(DIALECTS)('the history of the schema on $name', (dialect) => {
  let fresh: { schema: unknown; rows: unknown };
  let database: FreshDatabase;

  const open = (names: readonly string[]): Promise<DataSource> =>
    openMigrated(database.url, migrationsNamed(names));
  const openToday = (): Promise<DataSource> => openMigrated(database.url);
  const snapshot = async (dataSource: DataSource) => ({
    schema: await schemaOf(dataSource),
    rows: await rowsOf(dataSource),
  });

  /** Brings a database to an age, with the rows that were written then. */
  async function liveUpTo(releases: readonly (readonly string[])[], kinds?: TermKinds): Promise<string[]> {
    const dataSource = await open([]);
    for (const [index] of releases.entries()) {
      const migrations = migrationsNamed(releases.slice(0, index + 1).flat());
      Object.assign(dataSource, { migrations: migrations.map((Migration) => new Migration()) });
      await new Migrator(dataSource).up();
    }
    const tables = await tablesOf(dataSource);
    await writePastRows(dataSource, tables, kinds ?? termsOfAge(releases.flat()));
    await dataSource.destroy();
    return tables;
  }

  async function expectUpgrade(tables: readonly string[]): Promise<void> {
    const dataSource = await openToday();
    try {
      await writeRowsOfLaterTables(dataSource, tables);
      const { schema, rows } = await snapshot(dataSource);
      expect(schema).toEqual(fresh.schema);
      expect(rows).toEqual(fresh.rows);
    } finally {
      await dataSource.destroy();
    }
  }

  beforeAll(async () => {
    database = await dialect.fresh();
    const dataSource = await openToday();
    await writePastRows(dataSource, await tablesOf(dataSource), 'all');
    fresh = await snapshot(dataSource);
    await dataSource.destroy();
    await database.remove();
  });
  beforeEach(async () => {
    database = await dialect.fresh();
  });
  afterEach(() => database.remove());

  it('lists every migration once', () => {
    expect(RELEASES.flat().sort()).toEqual(MIGRATIONS.map(({ name }) => name).sort());
  });

  it('is given to specs as a copy that a fresh start would make', async () => {
    const first = await dialect.fresh();
    await giveSchema(first.url);
    await giveSchema(database.url);
    const copied = await open([]);
    await writePastRows(copied, await tablesOf(copied), 'all');
    expect(await snapshot(copied)).toEqual(fresh);
    await copied.destroy();
    await first.remove();
  });

  it.each(agesTried())('goes on from %s to what a fresh start gives', async (_, index) =>
    expectUpgrade(await liveUpTo(RELEASES.slice(0, index + 1))),
  );

  it('goes on from name pairs that were made together with the starts of numbers', async () => {
    const last = RELEASES.findIndex(([name]) => name === NAME_PAIRS);
    await expectUpgrade(await liveUpTo(RELEASES.slice(0, last + 1), 'all'));
  });

  it('finds the words of more orders than one statement has room for', async () => {
    const last = RELEASES.findIndex((release) => release.includes('CreateOrderTotals1786000003000'));
    await liveUpTo(RELEASES.slice(0, last));
    const dataSource = await open(RELEASES.slice(0, last).flat());
    const words = Array.from({ length: 60 }, (_unused, n) => `w${n}`).join(' ');
    const columns = `user_id, store_id, request_hash, n_document, customer, payment_method, payment_id, items_price,
      tax_price, shipping_price, total_price, all_taxed, created_at`;
    for (let n = 100; n < 450; n += 1)
      await dataSource.query(
        `INSERT INTO orders (id, idempotency_key, shipping_address, ${columns})
         SELECT ?, ?, ?, ${columns} FROM orders WHERE id = 1`,
        [n, `many-${n}`, JSON.stringify({ first_name: words, last_name: '', phone: '' })],
      );
    await dataSource.destroy();
    const today = await openToday();
    const [{ orders }] = await today.query(
      "SELECT COUNT(*) AS orders FROM order_search_terms WHERE order_id >= 100 AND term = 'w59'",
    );
    await today.destroy();
    expect(Number(orders)).toBe(350);
  });
});

const servers = DIALECTS.filter(({ name }) => name === 'MariaDB');

describe.each(servers)('a migration that failed after some of its statements on $name', (dialect) => {
  let database: FreshDatabase;
  let empty: unknown;
  beforeAll(async () => {
    database = await dialect.fresh();
    const dataSource = await openMigrated(database.url);
    empty = await schemaOf(dataSource);
    await dataSource.destroy();
  });
  afterAll(() => database.remove());

  it.each([
    [
      'of the payment types',
      ['CreateOutbox', 'CreateUsers', 'CreateProducts', 'CreatePartners'],
      [
        'CREATE TABLE cart_items (user_id int NOT NULL, product_id int NOT NULL, quantity int NOT NULL, PRIMARY KEY (user_id, product_id)) ENGINE=InnoDB',
      ],
    ],
  ])('%s is run again', async (_, before, left) => {
    const past = await dialect.fresh();
    const start = await openMigrated(
      past.url,
      MIGRATIONS.filter(({ name }) => before.includes(name.slice(0, -13))),
    );
    for (const statement of left) await start.query(statement);
    await start.destroy();
    const today = await openMigrated(past.url);
    expect(await schemaOf(today)).toEqual(empty);
    await today.destroy();
    await past.remove();
  });
});
