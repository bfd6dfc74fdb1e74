import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { TEST_SETTINGS } from './test-settings.js';

/** A separate database for one spec, with its removal. */
export interface FreshDatabase {
  readonly url: string;
  remove(): Promise<void>;
}
export interface Dialect {
  readonly name: 'SQLite' | 'MariaDB';
  fresh(): Promise<FreshDatabase>;
}

const sqlite: Dialect = {
  name: 'SQLite',
  fresh: async () => {
    const folder = mkdtempSync(join(TEST_SETTINGS.databasesDir, 'lacteos-sqlite-'));
    return {
      url: `sqlite:${join(folder, 'test.sqlite')}`,
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
};

const mariaDb: Dialect = {
  name: 'MariaDB',
  fresh: async () => {
    const server = TEST_SETTINGS.mysqlUrl;
    if (!server) throw new Error('TEST_MYSQL_URL is missing: run the tests through jest of this package');
    const name = `test_${randomBytes(6).toString('hex')}`;
    await execute(server, `CREATE DATABASE ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { url: url.href, remove: () => execute(server, `DROP DATABASE ${name}`) };
  },
};

async function execute(url: string, statement: string): Promise<void> {
  const connection = await createConnection(url);
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}

/** Every spec that uses the database runs on both: `describe.each(DIALECTS)('… on $name', …)`. */
export const DIALECTS: readonly Dialect[] = [sqlite, mariaDb];
