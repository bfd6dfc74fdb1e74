import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { promisify } from 'node:util';

import Database from 'libsql';
import { createPool } from 'mysql2';
import { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import { dataSourceOptions } from './data-source.js';

/** Behaviour that our query runners rely on and TypeORM does not guarantee. */
describe("TypeORM's own runner of SQLite", () => {
  let dataSource: DataSource;
  let driver: BetterSqlite3Driver;

  beforeAll(async () => {
    dataSource = await new DataSource({
      type: 'better-sqlite3',
      driver: Database,
      database: ':memory:',
    }).initialize();
    driver = dataSource.driver as BetterSqlite3Driver;
  });
  afterAll(() => dataSource.destroy());

  it('prepares each statement once, in the map that is put in the place of stmtCache', async () => {
    const runner = new BetterSqlite3QueryRunner(driver);
    expect(Reflect.get(runner, 'stmtCache')).toBeInstanceOf(Map);
    const statements = new Map<string, unknown>();
    Reflect.set(runner, 'stmtCache', statements);
    const prepare = jest.spyOn(driver.databaseConnection as Database.Database, 'prepare');
    await runner.query('SELECT 1');
    await runner.query('SELECT 1');
    expect([...statements.keys()]).toEqual(['SELECT 1']);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('takes the connection from the driver each time, and the driver can open another one', async () => {
    const runner = new BetterSqlite3QueryRunner(driver);
    const before: Database.Database = driver.databaseConnection;
    const open = Reflect.get(driver, 'createDatabaseConnection') as () => Promise<Database.Database>;
    driver.databaseConnection = await open.call(driver);
    await runner.query('CREATE TABLE of_the_second (id integer)');
    expect(() => before.prepare('SELECT * FROM of_the_second')).toThrow(/no such table/);
    before.close();
  });

  it.each([
    ['startTransaction and commitTransaction', 'commitTransaction', ['BEGIN TRANSACTION', 'COMMIT']],
    ['startTransaction and rollbackTransaction', 'rollbackTransaction', ['BEGIN TRANSACTION', 'ROLLBACK']],
  ] as const)('says %s in the words that we replace', async (_, end, expected) => {
    const runner = new BetterSqlite3QueryRunner(driver);
    const query = jest.spyOn(runner, 'query');
    await runner.startTransaction();
    expect([runner.isTransactionActive, Reflect.get(runner, 'transactionDepth')]).toEqual([true, 1]);
    await runner[end]();
    expect([runner.isTransactionActive, Reflect.get(runner, 'transactionDepth')]).toEqual([false, 0]);
    expect(query.mock.calls.map(([sql]) => sql)).toEqual(expected);
  });
});

describe("mysql2's pool", () => {
  it('reserves room for as many prepared statements as it is told', async () => {
    const { extra } = dataSourceOptions('mysql://127.0.0.1:1/none', { entities: [], migrations: [] });
    const pool = createPool({ host: '127.0.0.1', port: 1, ...(extra as object) });
    expect(Reflect.get(pool, 'config')).toMatchObject({ connectionConfig: { maxPreparedStatements: 1 } });
    await promisify(pool.end.bind(pool))();
  });

  it('keeps its connections and those who wait in the lists that the figures count', async () => {
    const pool = createPool({ host: '127.0.0.1', port: 1 });
    for (const list of ['_allConnections', '_freeConnections', '_connectionQueue'])
      expect(Reflect.get(pool, list)).toHaveLength(0);
    await promisify(pool.end.bind(pool))();
  });
});
