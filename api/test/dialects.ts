import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** A database of its own for one spec, and how to throw it away. */
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
    const folder = mkdtempSync(join(tmpdir(), 'lacteos-sqlite-'));
    return {
      url: `sqlite:${join(folder, 'test.sqlite')}`,
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
};

const mariaDb: Dialect = {
  name: 'MariaDB',
  fresh: async () => {
    const server = process.env['TEST_MYSQL_URL'];
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

/** Every specification that touches the database runs on each of them: `describe.each(DIALECTS)('… on $name', …)`. */
export const DIALECTS: readonly Dialect[] = [sqlite, mariaDb];
