import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { DIALECTS, type FreshDatabase } from '../../../test/dialects.js';
import { dataSourceOptions, openDataSource } from './index.js';

/** Cannot be run twice. */
class CreateThings1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE things (id INTEGER PRIMARY KEY)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE things');
  }
}

const [server] = DIALECTS.filter(({ name }) => name !== 'SQLite');

describe('the turn of a replica to migrate', () => {
  let database: FreshDatabase;
  let other: DataSource;
  const options = () =>
    dataSourceOptions(database.url, { entities: [], migrations: [CreateThings1700000000000] });

  beforeEach(async () => {
    if (!server) throw new Error('no dialect of a server');
    database = await server.fresh();
    other = await new DataSource(
      dataSourceOptions(database.url, { entities: [], migrations: [] }),
    ).initialize();
  });
  afterEach(async () => {
    await other.destroy();
    await database.remove();
  });

  it('comes after that of the others: what they did is not done again', async () => {
    const replicas = await Promise.all([1, 2, 3].map(() => openDataSource(options())));
    expect(await other.query('SELECT name FROM schema_migrations')).toEqual([
      { name: 'CreateThings1700000000000' },
    ]);
    await Promise.all(replicas.map((replica) => replica.destroy()));
  });

  it('that does not come in time ends the start, and nothing is migrated', async () => {
    const holder = other.createQueryRunner();
    await holder.query("SELECT GET_LOCK(CONCAT('migrations:', SHA1(DATABASE())), 0)");
    await expect(openDataSource(options(), 0)).rejects.toThrow(/more than 0 s/);
    expect(await other.query("SHOW TABLES LIKE 'things'")).toEqual([]);
    await holder.query("SELECT RELEASE_LOCK(CONCAT('migrations:', SHA1(DATABASE())))");
    await holder.release();
    await (await openDataSource(options(), 0)).destroy();
    expect(await other.query("SHOW TABLES LIKE 'things'")).toHaveLength(1);
  });

  it('is given back after a migration that failed', async () => {
    await other.query('CREATE TABLE things (id INTEGER PRIMARY KEY)');
    await expect(openDataSource(options(), 0)).rejects.toThrow(/things/);
    await other.query('DROP TABLE things');
    await (await openDataSource(options(), 0)).destroy();
  });
});
