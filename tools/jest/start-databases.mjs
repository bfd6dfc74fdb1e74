import { databaseFolder } from '../databases/database-folder.mjs';
import { startMariaDb } from '../databases/mariadb.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';

/** Uses TEST_MYSQL_URL or starts a server; every spec file creates its own database. */
export default async function startDatabases() {
  makeTemporaryFolder();
  process.env.TEST_DATABASES_DIR ??= databaseFolder();
  if (process.env.TEST_MYSQL_URL) return;
  const server = await startMariaDb({ parent: process.env.TEST_DATABASES_DIR });
  process.env.TEST_MYSQL_URL = server.url;
  globalThis[Symbol.for('lacteos.test-database')] = server;
}
