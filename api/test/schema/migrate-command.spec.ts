import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';

import { migrateCommand } from '../../src/commands/migrate-command.js';
import { dataSourceOptions, openDataSource } from '../../src/platform/database/index.js';
import { findMigrations, requireCurrentSchema } from '../../src/platform/schema/index.js';
import { type Dialect, DIALECTS, type FreshDatabase } from '../dialects.js';
import { migrateDatabase } from './migrate-database.js';
import { type Program, spawnProgram } from '../processes/spawn-program.js';
import { tablesOf } from './schema-snapshot.js';

/** Starting a process takes seconds, so each program runs on one database. */
const PROGRAMS: Readonly<Record<Dialect['name'], readonly [program: Program, exitCode: number][]>> = {
  SQLite: [['src/check-stock.ts', 2]],
  MariaDB: [
    ['src/main.ts', 1],
    ['src/compare-invoices.ts', 2],
  ],
};

let migrations: Awaited<ReturnType<typeof findMigrations>>;
let all: string[];
beforeAll(async () => {
  migrations = await findMigrations();
  all = migrations.map(({ name }) => name);
});

/** Runs a program of the API to its end. */
function run(program: Program, databaseUrl: string): Promise<{ code: number | null; output: string }> {
  const child = spawnProgram(program, { DATABASE_URL: databaseUrl });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

describe.each(DIALECTS)('the command migrate on $name', (dialect) => {
  let database: FreshDatabase;
  let dataSource: DataSource;
  let lines: string[];
  const migrate = (...args: string[]): Promise<number> => {
    lines = [];
    return migrateCommand(dataSource, args, (line) => lines.push(line));
  };

  beforeEach(async () => {
    database = await dialect.fresh();
    dataSource = await openDataSource(dataSourceOptions(database.url, { entities: [], migrations }));
  });
  afterEach(async () => {
    await dataSource.destroy();
    await database.remove();
  });

  it('shows and plans missing migrations without changing anything [N-21-001]', async () => {
    expect(await migrate('status')).toBe(1);
    expect(lines).toEqual(all.map((name) => `missing  ${name}`));
    expect(await migrate('plan')).toBe(0);
    expect(lines).toEqual(all.map((name) => `would apply  ${name}`));
    expect(await tablesOf(dataSource)).toEqual([]);
  });

  it('applies missing migrations, reverts the last on confirmation, and applies it again [N-21-001]', async () => {
    expect(await migrate('up')).toBe(0);
    expect(lines.at(-1)).toBe('The schema is up to date.');
    expect(await migrate('status')).toBe(0);
    expect(lines).toEqual(all.map((name) => `applied  ${name}`));
    expect(await migrate('revert')).toBe(2);
    expect(await migrate('revert', '--yes')).toBe(0);
    expect(lines).toEqual([`reverted  ${all.at(-1)}`]);
    await migrate('up');
    expect(lines[0]).toBe(`applied  ${all.at(-1)}`);
  });

  it('reverts nothing that only a newer version knows [N-21-007]', async () => {
    Object.assign(dataSource, { migrations: dataSource.migrations.slice(0, 1) });
    await migrate('up');
    await dataSource.query(
      "INSERT INTO schema_migrations (timestamp, name) VALUES (9999999999999, 'OfTomorrow9999999999999')",
    );
    expect(await migrate('status')).toBe(0);
    expect(lines.at(-1)).toBe('unknown  OfTomorrow9999999999999 (of a newer version)');
    await expect(migrate('revert', '--yes')).rejects.toThrow(/newer version/);
  });

  it('prints its usage', async () => {
    expect(await migrate('sideways')).toBe(2);
    expect(lines[0]).toContain('Usage');
  });
});

describe.each(DIALECTS)('a schema older than this version on $name', (dialect) => {
  let database: FreshDatabase;
  beforeEach(async () => {
    database = await dialect.fresh();
  });
  afterEach(() => database.remove());

  const tables = async (): Promise<string[]> => {
    const dataSource = await openDataSource(
      dataSourceOptions(database.url, { entities: [], migrations: [] }),
    );
    const found = await tablesOf(dataSource);
    await dataSource.destroy();
    return found;
  };

  it('is refused with the command to run [N-21-002]', async () => {
    await migrateDatabase(database.url, migrations.slice(0, 1));
    const dataSource = await openDataSource(dataSourceOptions(database.url, { entities: [], migrations }));
    await expect(requireCurrentSchema(dataSource)).rejects.toThrow(
      new RegExp(`${all.length - 1} migrations behind.*${all[1]}.*npm run migrate -w api -- up`),
    );
    await dataSource.destroy();
  });

  it.each(PROGRAMS[dialect.name])(
    'is left unchanged by %s, which prints the command to run [N-21-002, N-21-003]',
    async (program, exitCode) => {
      const { code, output } = await run(program, database.url);
      expect([code, output]).toEqual([exitCode, expect.stringContaining('npm run migrate -w api -- up')]);
      expect(await tables()).toEqual([]);
    },
  );
});
