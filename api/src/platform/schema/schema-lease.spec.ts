import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { DIALECTS, type FreshDatabase } from '#test/dialects.js';
import { dataSourceOptions, openDataSource } from '../database/index.js';
import { Migrator, SchemaError, TURN_TIMES } from './index.js';

/** Fails when it runs twice. */
class CreateThings1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE things (id INTEGER PRIMARY KEY)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE things');
  }
}

describe.each(DIALECTS)('the lease for changing the schema on $name', (dialect) => {
  let database: FreshDatabase;
  let replicas: DataSource[];

  const replica = async (migrations = [CreateThings1700000000000]): Promise<DataSource> => {
    const dataSource = await openDataSource(dataSourceOptions(database.url, { entities: [], migrations }));
    replicas.push(dataSource);
    return dataSource;
  };

  beforeEach(async () => {
    database = await dialect.fresh();
    replicas = [];
  });
  afterEach(async () => {
    for (const dataSource of replicas) await dataSource.destroy();
    await database.remove();
  });

  it('is awaited, and migrations of other replicas are not run again [N-21-006]', async () => {
    const all = [await replica(), await replica(), await replica()];
    const applied = await Promise.all(all.map((dataSource) => new Migrator(dataSource).up()));
    expect(applied.flat()).toEqual(['CreateThings1700000000000']);
  });

  it('is released after a failed migration', async () => {
    const dataSource = await replica();
    await dataSource.query('CREATE TABLE things (id INTEGER PRIMARY KEY)');
    const migrator = new Migrator(dataSource, { ...TURN_TIMES, turnSeconds: 0 });
    await expect(migrator.up()).rejects.toThrow(/things/);
    await dataSource.query('DROP TABLE things');
    expect(await migrator.up()).toEqual(['CreateThings1700000000000']);
  });
});

const servers = DIALECTS.filter(({ name }) => name === 'MariaDB');

describe.each(servers)('the lease for the schema of a failing process, on $name', (dialect) => {
  let database: FreshDatabase;
  let dataSource: DataSource;

  const open = (migrations: (new () => MigrationInterface)[]): Promise<DataSource> =>
    openDataSource(dataSourceOptions(database.url, { entities: [], migrations }));
  const hold = (seconds: number): Promise<unknown> =>
    dataSource.query(
      `REPLACE INTO schema_lease (id, holder, expires_at)
       VALUES (1, 'somebody', UTC_TIMESTAMP(3) + INTERVAL ${seconds} SECOND)`,
    );

  beforeEach(async () => {
    database = await dialect.fresh();
    dataSource = await open([CreateThings1700000000000]);
    await dataSource.query(
      'CREATE TABLE schema_lease (id int PRIMARY KEY, holder varchar(200) NOT NULL, expires_at datetime(3) NOT NULL)',
    );
  });
  afterEach(async () => {
    await dataSource.destroy();
    await database.remove();
  });

  it("ends another process's wait in time, before any migration [N-21-006]", async () => {
    await hold(60);
    await expect(new Migrator(dataSource, { ...TURN_TIMES, turnSeconds: 0 }).up()).rejects.toThrow(
      /Another process \(somebody\)/,
    );
    expect(await dataSource.query("SHOW TABLES LIKE 'things'")).toEqual([]);
  });

  it('is taken over from a killed process when it has expired [N-21-006]', async () => {
    await hold(1);
    expect(await new Migrator(dataSource).up()).toEqual(['CreateThings1700000000000']);
    expect(await dataSource.query('SELECT * FROM schema_lease')).toEqual([]);
  });

  it('stops a process before its next statement once lost [N-21-006]', async () => {
    class TakesTooLong1700000001000 implements MigrationInterface {
      async up(runner: QueryRunner): Promise<void> {
        await runner.query('CREATE TABLE first (id INTEGER PRIMARY KEY)');
        await hold(60);
        // The lease covers the migrating process only, so another connection is not stopped.
        for (let isHeld = true; isHeld;)
          isHeld = await runner.query('DO 0').then(
            () => true,
            () => false,
          );
        await runner.query('CREATE TABLE second (id INTEGER PRIMARY KEY)');
      }
      async down(): Promise<void> {
        return undefined;
      }
    }
    const late = await open([TakesTooLong1700000001000]);
    const times = { leaseSeconds: 1, turnSeconds: 0 };
    await expect(new Migrator(late, times).up()).rejects.toThrow(SchemaError);
    expect(await late.query("SHOW TABLES LIKE 'second'")).toEqual([]);
    expect(await late.query('SELECT holder FROM schema_lease')).toEqual([{ holder: 'somebody' }]);
    await late.destroy();
  });
});
