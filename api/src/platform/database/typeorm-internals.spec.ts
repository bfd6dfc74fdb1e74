import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { promisify } from 'node:util';

import Database from 'libsql';
import { createPool } from 'mysql2';
import { DataSource } from 'typeorm';
import { dataSourceOptions, openDataSource } from './data-source.js';

/** Behaviour that we rely on and TypeORM does not guarantee. */
describe("TypeORM's own runner of SQLite", () => {
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await new DataSource({
      type: 'better-sqlite3',
      driver: Database,
      database: ':memory:',
      statementCacheSize: 0,
    }).initialize();
  });
  afterAll(() => dataSource.destroy());

  it('prepares each statement once per connection [N-15-005]', async () => {
    const ours = await openDataSource(dataSourceOptions('sqlite::memory:', { entities: [], migrations: [] }));
    const { databaseConnection } = ours.driver as unknown as { databaseConnection: Database.Database };
    const prepare = jest.spyOn(databaseConnection, 'prepare');
    await ours.query('SELECT 1');
    await ours.query('SELECT 1');
    const [first, second] = prepare.mock.results.map(({ value }) => value as unknown);
    expect(prepare).toHaveBeenCalledTimes(2);
    expect(first).toBe(second);
    await ours.destroy();
  });

  it('gets its connection from the driver each time, which we can replace [N-15-005]', async () => {
    const driver = dataSource.driver as unknown as { databaseConnection: Database.Database };
    const runner = dataSource.createQueryRunner();
    const before = driver.databaseConnection;
    driver.databaseConnection = new Database(':memory:');
    await runner.query('CREATE TABLE of_the_second (id integer)');
    expect(() => before.prepare('SELECT * FROM of_the_second')).toThrow(/no such table/);
    before.close();
  });

  it.each([
    ['startTransaction and commitTransaction', 'commitTransaction', ['BEGIN TRANSACTION', 'COMMIT']],
    ['startTransaction and rollbackTransaction', 'rollbackTransaction', ['BEGIN TRANSACTION', 'ROLLBACK']],
  ] as const)('issues the statements that we replace on %s [N-15-005]', async (_, end, expected) => {
    const runner = dataSource.createQueryRunner();
    const query = jest.spyOn(runner, 'query');
    await runner.startTransaction();
    expect([runner.isTransactionActive, Reflect.get(runner, 'transactionDepth')]).toEqual([true, 1]);
    await runner[end]();
    expect([runner.isTransactionActive, Reflect.get(runner, 'transactionDepth')]).toEqual([false, 0]);
    expect(query.mock.calls.map(([sql]) => sql)).toEqual(expected);
    query.mockRestore();
  });
});

describe("mysql2's pool", () => {
  it('reserves as many prepared statements as configured [N-21-215]', async () => {
    const { extra } = dataSourceOptions('mysql://127.0.0.1:1/none', { entities: [], migrations: [] });
    const pool = createPool({ host: '127.0.0.1', port: 1, ...(extra as object) });
    expect(Reflect.get(pool, 'config')).toMatchObject({ connectionConfig: { maxPreparedStatements: 1 } });
    await promisify(pool.end.bind(pool))();
  });

  it('keeps connections and waiting callers in the lists that our figures count', async () => {
    const pool = createPool({ host: '127.0.0.1', port: 1 });
    for (const list of ['_allConnections', '_freeConnections', '_connectionQueue'])
      expect(Reflect.get(pool, list)).toHaveLength(0);
    await promisify(pool.end.bind(pool))();
  });
});
