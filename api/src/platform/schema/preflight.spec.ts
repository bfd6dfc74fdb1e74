import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { DIALECTS, type FreshDatabase } from '#test/dialects.js';
import { dataSourceOptions, openDataSource } from '../database/index.js';
import { privilegesOn } from './granted-privileges.js';
import { Migrator, type NamedMigration, preflight, SchemaError } from './index.js';

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

describe('the privileges that lines of SHOW GRANTS give', () => {
  it.each([
    ['GRANT ALL PRIVILEGES ON *.* TO `root`@`localhost`', ['ALL PRIVILEGES']],
    ['GRANT SELECT, CREATE ON `shop`.* TO `app`@`%`', ['SELECT', 'CREATE']],
    ['GRANT SELECT ON `my\\_shop`.* TO `app`@`%`', []],
    ['GRANT SELECT ON `sh_p`.* TO `app`@`%`', ['SELECT']],
    ['GRANT SELECT ON `sh%`.* TO `app`@`%`', ['SELECT']],
    ['GRANT SELECT ON `shop`.`orders` TO `app`@`%`', []],
    ['GRANT USAGE ON *.* TO `app`@`%`', ['USAGE']],
    ['GRANT `writers` TO `app`@`%`', []],
  ])('reads %s', (line, expected) => {
    expect([...privilegesOn([line], 'shop')]).toEqual(expected);
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

  it('finds nothing in the way of an account that may do everything', async () => {
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

  it('names the rights that are missing, before anything is changed', async () => {
    await expect(new Migrator(account).up()).rejects.toThrow(
      /Nothing was changed[^]*lacks ALTER, DROP, INDEX, REFERENCES, TRIGGER/,
    );
    await expect(new Migrator(account).up()).rejects.toThrow(SchemaError);
    expect(await owner.query('SHOW TABLES')).toEqual([]);
  });
});
