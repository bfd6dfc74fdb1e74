import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { MIGRATIONS } from './migrations.js';
import { dataSourceOptions, openDataSource } from '../../src/platform/database/index.js';
import { Migrator } from '../../src/platform/schema/index.js';
import { DIALECTS, type FreshDatabase } from '../dialects.js';
import { migrateDatabase, openMigrated } from './migrate-database.js';
import { dieAfterTheNextStatement } from './mortal-migration.js';
import { termsOfAge, writePastRows, writeRowsOfLaterTables } from './past-rows.js';
import { migrationsNamed, releasedBefore, RELEASES } from './releases-of-migrations.js';
import { TEST_SETTINGS } from '../test-settings.js';
import { rowsOf, schemaOf, tablesOf } from './schema-snapshot.js';
import { seeded } from '../seeded.js';

const API = fileURLToPath(new URL('../..', import.meta.url));
/** `npm run killed-migrations -w api`: cut off, and killed, after every statement instead of a random few. */
const IS_WHOLE = TEST_SETTINGS.migrations.hasAllKills;
const SEED = TEST_SETTINGS.migrations.killSeed;
const SHARE_OF_CUTS = IS_WHOLE ? 1 : 0.03;
const FROM = TEST_SETTINGS.migrations.killFrom;
/** The first state with orders, or the one before the migrations that were asked for. */
const BEFORE = FROM ? releasedBefore(FROM) : RELEASES.slice(0, 3).flat();
const BEFORE_TOTALS = RELEASES.flat().filter(
  (name) =>
    !/OrderTotals|OrderSearch|NamePairs|SearchOrder|SearchNumbers|CashShifts|UserOffice|Widen|IndexUnpaid|CountLocks|KeyVersion|CreateOwnData|ProofVersions|RecoveryDoors|CashMovements|InvoiceState/.test(
      name,
    ),
);

if (IS_WHOLE) jest.setTimeout(7_200_000);

/** Fewer would mean that statements were overlooked. */
const MIN_STATEMENTS = 2 * MIGRATIONS.length;
const MIN_KILLS = FROM ? MIGRATIONS.length - BEFORE.length : MIN_STATEMENTS;
/** The short run kills one process, after one of so many first statements. */
const KILL_WITHIN = 20;

class Cut extends Error {}
function cut(): never {
  throw new Cut();
}

describe.each(DIALECTS)('a migration that is killed between its statements on $name', (dialect) => {
  let database: FreshDatabase;
  let fresh: unknown;
  beforeAll(async () => {
    const other = await dialect.fresh();
    const dataSource = await openMigrated(other.url);
    await writePastRows(dataSource, await tablesOf(dataSource), 'all');
    fresh = [await schemaOf(dataSource), await rowsOf(dataSource)];
    await dataSource.destroy();
    await other.remove();
  });
  beforeEach(async () => {
    database = await dialect.fresh();
  });
  afterEach(() => database.remove());

  const open = () =>
    openDataSource(dataSourceOptions(database.url, { entities: [], migrations: MIGRATIONS }));

  /** Cuts the work off after its statements, or a share of them, until it is done. @returns how many there were */
  async function migrateBitByBit(): Promise<number> {
    const random = seeded(SEED);
    const died = new Set<string>();
    for (;;) {
      const dataSource = await open();
      dieAfterTheNextStatement(dataSource, died, cut, () => random() >= SHARE_OF_CUTS);
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

  /** Kills real processes after each of their statements until one is done, or only the first after a random one. */
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
    const args = ['--import', '../tools/jest/shared/from-source.mjs', 'test/schema/mortal-migration.ts'];
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

  async function expectTheSameAsFresh(tables: readonly string[]): Promise<void> {
    const dataSource = await openMigrated(database.url);
    await writeRowsOfLaterTables(dataSource, tables);
    const found = [await schemaOf(dataSource), await rowsOf(dataSource)];
    await dataSource.destroy();
    expect({ KILL_SEED: SEED, found }).toEqual({ KILL_SEED: SEED, found: fresh });
  }

  async function rowsBefore(names: readonly string[]): Promise<string[]> {
    const dataSource = await openMigrated(database.url, migrationsNamed(names));
    const tables = await tablesOf(dataSource);
    await writePastRows(dataSource, tables, termsOfAge(names));
    await dataSource.destroy();
    return tables;
  }

  it('ends where a fresh start ends, from an empty database', async () => {
    expect(await migrateBitByBit()).toBeGreaterThan(MIN_STATEMENTS);
    await expectTheSameAsFresh([]);
  });

  it('ends where a fresh start ends, from a database with orders', async () => {
    const tables = await rowsBefore(BEFORE);
    await migrateBitByBit();
    await expectTheSameAsFresh(tables);
  });

  it(
    'ends there when real processes are killed',
    async () => {
      const tables = await rowsBefore(IS_WHOLE ? BEFORE : BEFORE_TOTALS);
      const kills = await migrateWithKills();
      expect(kills).toBeGreaterThanOrEqual(IS_WHOLE ? MIN_KILLS : 1);
      if (IS_WHOLE) process.stdout.write(`${dialect.name}: ${kills} processes were killed\n`);
      await expectTheSameAsFresh(tables);
    },
    IS_WHOLE ? undefined : 180_000,
  );

  it('that reverted a migration in part is applied again', async () => {
    await migrateDatabase(database.url);
    const dataSource = await open();
    dieAfterTheNextStatement(dataSource, new Set(), cut);
    await expect(new Migrator(dataSource).revert()).rejects.toThrow(Cut);
    await dataSource.destroy();
    await expectTheSameAsFresh([]);
  });
});
