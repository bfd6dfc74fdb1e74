import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { DIALECTS, type FreshDatabase } from '#test/dialects.js';
import { dataSourceOptions, openDataSource } from '../database/index.js';
import { privilegesOn } from './granted-privileges.js';
import { type OwnMariaDb, startMariaDb } from 'tools/databases/mariadb';
import { Migrator, type NamedMigration, preflight, SchemaError } from './index.js';
import { serverVersionObstacle, spaceObstacle, sqliteVersionObstacle } from './preflight-obstacles.js';

class CreateTrigger1700000000000 implements NamedMigration {
  name = 'CreateTrigger1700000000000';
  createsTriggers = true;
  async up(): Promise<void> {
    return undefined;
  }
  async down(): Promise<void> {
    return undefined;
  }
}

describe('privileges in the output of SHOW GRANTS', () => {
  it.each([
    ['GRANT ALL PRIVILEGES ON *.* TO `root`@`localhost`', ['ALL PRIVILEGES']],
    ['GRANT SELECT, CREATE ON `shop`.* TO `app`@`%`', ['SELECT', 'CREATE']],
    ['GRANT SELECT ON `my\\_shop`.* TO `app`@`%`', []],
    ['GRANT SELECT ON `sh_p`.* TO `app`@`%`', ['SELECT']],
    ['GRANT SELECT ON `sh%`.* TO `app`@`%`', ['SELECT']],
    ['GRANT SELECT ON `shop`.`orders` TO `app`@`%`', []],
    ['GRANT USAGE ON *.* TO `app`@`%`', ['USAGE']],
    ['GRANT `writers` TO `app`@`%`', []],
  ])('are parsed from %s', (line, expected) => {
    expect([...privilegesOn([line], 'shop')]).toEqual(expected);
  });
});

describe('obstacles to migrations', () => {
  const MB = 1024 * 1024;
  it.each([
    [
      serverVersionObstacle('10.6.18-MariaDB-log'),
      'MariaDB 10.6.18-MariaDB-log is too old: 10.11 or newer is needed',
    ],
    [serverVersionObstacle('10.11.6-MariaDB'), null],
    [serverVersionObstacle('5.7.44'), 'MySQL 5.7.44 is too old: 8.0 or newer is needed'],
    [serverVersionObstacle('8.0.36'), null],
    [sqliteVersionObstacle('3.34.1'), 'SQLite 3.34.1 is too old: 3.35 or newer is needed'],
    [sqliteVersionObstacle('3.35.0'), null],
    [spaceObstacle(99 * MB, 36 * MB), '99 MB are free where the data are, 100 MB may be needed'],
    [spaceObstacle(100 * MB, 36 * MB), null],
    [spaceObstacle(null, 36 * MB), null],
  ])('are reported or absent: %s', (obstacle, expected) => {
    expect(obstacle).toBe(expected);
  });
});

describe.each(DIALECTS)('the preflight on $name', (dialect) => {
  let database: FreshDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await dialect.fresh();
    dataSource = await openDataSource(
      dataSourceOptions(database.url, { entities: [], migrations: [CreateTrigger1700000000000] }),
    );
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.remove();
  });

  it('finds no obstacle for an account with all rights [N-21-004]', async () => {
    expect(await preflight(dataSource, [new CreateTrigger1700000000000()])).toEqual([]);
  });
});

const servers = DIALECTS.filter(({ name }) => name === 'MariaDB');

describe.each(servers)('the preflight of an account with few rights on $name', (dialect) => {
  let database: FreshDatabase;
  let owner: DataSource;
  let account: DataSource;
  const open = (url: string): Promise<DataSource> =>
    openDataSource(dataSourceOptions(url, { entities: [], migrations: [CreateTrigger1700000000000] }));

  beforeAll(async () => {
    database = await dialect.fresh();
    owner = await open(database.url);
    const url = new URL(database.url);
    const name = url.pathname.slice(1);
    await owner.query(`CREATE USER '${name}'@'%' IDENTIFIED BY 'few'`);
    await owner.query(`GRANT SELECT, INSERT, UPDATE, DELETE, CREATE ON \`${name}\`.* TO '${name}'@'%'`);
    [url.username, url.password] = [name, 'few'];
    account = await open(url.href);
  });
  afterAll(async () => {
    await account.destroy();
    await owner.query(`DROP USER '${new URL(database.url).pathname.slice(1)}'@'%'`);
    await owner.destroy();
    await database.remove();
  });

  it('names missing rights before anything is changed [N-21-004]', async () => {
    await expect(new Migrator(account).up()).rejects.toThrow(
      /Nothing was changed[^]*lacks ALTER, DROP, INDEX, REFERENCES, TRIGGER/,
    );
    await expect(new Migrator(account).up()).rejects.toThrow(SchemaError);
    expect(await owner.query('SHOW TABLES')).toEqual([]);
  });
});

describe('the preflight on a MariaDB whose binary log trusts no creator of triggers', () => {
  let server: OwnMariaDb;
  let account: DataSource;
  const open = (url: URL): Promise<DataSource> =>
    openDataSource(dataSourceOptions(url.href, { entities: [], migrations: [CreateTrigger1700000000000] }));

  beforeAll(async () => {
    server = await startMariaDb({
      hasBinaryLog: true,
      settings: ['--log-bin-trust-function-creators=0', '--read-only=1'],
    });
    const owner = await open(new URL('/mysql', server.url));
    await owner.query('CREATE DATABASE shop');
    await owner.query("CREATE USER app@'%' IDENTIFIED BY 'few'");
    await owner.query("GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, DROP ON shop.* TO app@'%'");
    await owner.destroy();
    account = await open(Object.assign(new URL('/shop', server.url), { username: 'app', password: 'few' }));
  });
  afterAll(async () => {
    await account.destroy();
    await server.stop();
  });

  it('names all obstacles at once to an account without rights [N-21-004]', async () => {
    const failure = await new Migrator(account).up().catch((error: unknown) => error);
    expect((failure as SchemaError).message.split('\n')).toEqual([
      'Nothing was changed. Before the schema can be:',
      '  - the account lacks ALTER, INDEX, REFERENCES, TRIGGER on the database',
      '  - triggers are created: with binary logging that takes log_bin_trust_function_creators=1, or SUPER',
      '  - the server is read only',
    ]);
  });
});
