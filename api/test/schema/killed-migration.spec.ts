import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { dataSourceOptions, openDataSource } from '../../src/platform/database/index.js';
import { findMigrations, Migrator } from '../../src/platform/schema/index.js';
import { DIALECTS, type FreshDatabase } from '../dialects.js';
import { migrateDatabase, openMigrated } from './migrate-database.js';
import { dieAfterTheNextStatement } from './mortal-migration.js';
import { AddSamples1990000000000 } from './sample-migration.js';
import { writeSampleRows } from './sample-rows.js';
import { TEST_SETTINGS } from '../test-settings.js';
import { rowsOf, schemaOf } from './schema-snapshot.js';
import { seeded } from '../seeded.js';

const API = fileURLToPath(new URL('../..', import.meta.url));
/** `npm run prove -- killed-migrations`: kills after every statement instead of a random few. */
const IS_WHOLE = TEST_SETTINGS.migrations.hasAllKills;
const SEED = TEST_SETTINGS.migrations.killSeed;
const SHARE_OF_CUTS = IS_WHOLE ? 1 : 0.03;
if (IS_WHOLE) jest.setTimeout(7_200_000);

/** The short run kills one process after one of this many first statements. */
const KILL_WITHIN = 5;

class Cut extends Error {}
function cut(): never {
  throw new Cut();
}

describe.each(DIALECTS)('a migration that is killed between its statements on $name', (dialect) => {
  let database: FreshDatabase;
  let migrations: Awaited<ReturnType<typeof findMigrations>>;
  /** The shop's migrations, and one that changes tables with rows. */
  let all: typeof migrations;
  /** A lower count means that statements were missed. */
  let minStatements: number;
  let fresh: { empty: unknown; withOrders: unknown };
  beforeAll(async () => {
    migrations = await findMigrations();
    all = [...migrations, AddSamples1990000000000];
    minStatements = 2 * migrations.length;
    const uninterrupted = async (prepare: (url: string) => Promise<void>): Promise<unknown> => {
      const other = await dialect.fresh();
      await prepare(other.url);
      await migrateDatabase(other.url, all);
      const found = await contentsOf(other.url);
      await other.remove();
      return found;
    };
    fresh = {
      empty: await uninterrupted(() => Promise.resolve()),
      withOrders: await uninterrupted(migrateWithOrders),
    };
  });
  beforeEach(async () => {
    database = await dialect.fresh();
  });
  afterEach(() => database.remove());

  const open = (url = database.url) =>
    openDataSource(dataSourceOptions(url, { entities: [], migrations: all }));

  async function contentsOf(url: string): Promise<unknown> {
    const dataSource = await open(url);
    const found = [await schemaOf(dataSource), await rowsOf(dataSource)];
    await dataSource.destroy();
    return found;
  }

  async function migrateWithOrders(url: string): Promise<void> {
    const dataSource = await openMigrated(url, migrations);
    await writeSampleRows(dataSource);
    await dataSource.destroy();
  }

  /**
   * Interrupts the migration after its statements, or a share of them, until done. @returns the number of
   * interruptions
   */
  async function migrateBitByBit(share = SHARE_OF_CUTS): Promise<number> {
    const random = seeded(SEED);
    const died = new Set<string>();
    for (;;) {
      const dataSource = await open();
      dieAfterTheNextStatement(dataSource, died, cut, () => random() >= share);
      try {
        await new Migrator(dataSource).up();
        return died.size;
      } catch (error) {
        if (!(error instanceof Cut)) throw new Error(`KILL_SEED=${SEED}`, { cause: error });
      } finally {
        await dataSource.destroy();
      }
    }
  }

  /** Kills real processes after each of their statements, or only the first after a random one. */
  async function migrateWithKills(): Promise<number> {
    const most = IS_WHOLE ? Infinity : 1;
    const killAfter = IS_WHOLE ? 1 : Math.ceil(seeded(SEED)() * KILL_WITHIN);
    const file = join(tmpdir(), `died-${randomUUID()}.json`);
    const env = {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: database.url,
      DIED_FILE: file,
      KILL_AFTER: String(killAfter),
    };
    const args = ['--import', '../tools/from-source/register.mjs', 'test/schema/mortal-migration.ts'];
    let kills = 0;
    for (; kills < most; kills += 1) {
      const child = spawn(process.execPath, args, { cwd: API, env, stdio: ['ignore', 'ignore', 'inherit'] });
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
      if (signal === null) expect({ KILL_SEED: SEED, code }).toEqual({ KILL_SEED: SEED, code: 0 });
      if (signal === null) break;
      expect(signal).toBe('SIGKILL');
    }
    rmSync(file, { force: true });
    return kills;
  }

  async function expectTheSameAs(expected: unknown): Promise<void> {
    await migrateDatabase(database.url, all);
    const found = await contentsOf(database.url);
    expect({ KILL_SEED: SEED, found }).toEqual({ KILL_SEED: SEED, found: expected });
  }

  it('ends like a fresh start from an empty database [N-15-003, N-21-005]', async () => {
    expect(await migrateBitByBit()).toBeGreaterThan(minStatements);
    await expectTheSameAs(fresh.empty);
  });

  it('ends like a fresh start from a database with orders [N-15-004, N-21-005]', async () => {
    await migrateWithOrders(database.url);
    await migrateBitByBit(1);
    await expectTheSameAs(fresh.withOrders);
  });

  it(
    'ends like a fresh start when real processes are killed [N-21-005]',
    async () => {
      await migrateDatabase(database.url, IS_WHOLE ? [] : migrations.slice(0, -1));
      const kills = await migrateWithKills();
      expect(kills).toBeGreaterThanOrEqual(IS_WHOLE ? minStatements : 1);
      if (IS_WHOLE) process.stdout.write(`${dialect.name}: ${kills} processes were killed\n`);
      await expectTheSameAs(fresh.empty);
    },
    IS_WHOLE ? undefined : 180_000,
  );

  it('is applied again after a partial revert [N-21-005]', async () => {
    await migrateDatabase(database.url, all);
    const dataSource = await open();
    dieAfterTheNextStatement(dataSource, new Set(), cut);
    await expect(new Migrator(dataSource).revert()).rejects.toThrow(Cut);
    await dataSource.destroy();
    await expectTheSameAs(fresh.empty);
  });
});
