import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';

import { missingPrivileges } from './granted-privileges.js';
import type { NamedMigration } from './migration-history.js';
import { serverVersionObstacle, spaceObstacle, sqliteVersionObstacle } from './preflight-obstacles.js';
import { SchemaError } from './schema-error.js';

/** @throws SchemaError listing every obstacle */
export async function requirePreflight(
  dataSource: DataSource,
  pending: readonly NamedMigration[],
): Promise<void> {
  const obstacles = await preflight(dataSource, pending);
  if (obstacles.length > 0)
    throw new SchemaError(
      `Nothing was changed. Before the schema can be:\n${obstacles.map((text) => `  - ${text}`).join('\n')}`,
    );
}

export function preflight(dataSource: DataSource, pending: readonly NamedMigration[]): Promise<string[]> {
  return dataSource.options.type === 'better-sqlite3' ? ofFile(dataSource) : ofServer(dataSource, pending);
}

async function ofFile(dataSource: DataSource): Promise<string[]> {
  const file = String(dataSource.options.database);
  if (file === ':memory:') return [];
  const [{ version }] = (await dataSource.query('SELECT sqlite_version() AS version')) as [
    { version: string },
  ];
  const size = existsSync(file) ? statSync(file).size : 0;
  const free = await freeBytes(dirname(file));
  return [
    sqliteVersionObstacle(version),
    isWritable(dirname(file)) ? null : `the folder ${dirname(file)} can't be written`,
    spaceObstacle(free, size),
  ].filter((obstacle) => obstacle !== null);
}

interface ServerFacts {
  readonly version: string;
  readonly is_read_only: number;
  readonly has_binlog: number;
  readonly trusts_creators: number;
  readonly data_folder: string;
  readonly bytes: string | number;
}

async function ofServer(dataSource: DataSource, pending: readonly NamedMigration[]): Promise<string[]> {
  const [facts] = (await dataSource.query(
    `SELECT VERSION() AS version, @@read_only AS is_read_only, @@log_bin AS has_binlog,
       @@log_bin_trust_function_creators AS trusts_creators, @@datadir AS data_folder,
       (SELECT COALESCE(SUM(data_length + index_length), 0) FROM information_schema.tables
        WHERE table_schema = DATABASE()) AS bytes`,
  )) as [ServerFacts];
  const createsTriggers = pending.some((migration) => migration.createsTriggers);
  const { missing, isSuper } = await missingPrivileges(dataSource, createsTriggers ? ['TRIGGER'] : []);
  const needsTrust =
    createsTriggers && !isSuper && Number(facts.has_binlog) && !Number(facts.trusts_creators);
  return [
    serverVersionObstacle(facts.version),
    missing.length > 0 ? `the account lacks ${missing.join(', ')} on the database` : null,
    needsTrust
      ? 'triggers are created: with binary logging that takes log_bin_trust_function_creators=1, or SUPER'
      : null,
    Number(facts.is_read_only) && !isSuper ? 'the server is read only' : null,
    spaceObstacle(await serverFreeBytes(dataSource, facts.data_folder), Number(facts.bytes)),
  ].filter((obstacle) => obstacle !== null);
}

/** From the DISKS plugin, or of a local folder; null: unknown. */
async function serverFreeBytes(dataSource: DataSource, folder: string): Promise<number | null> {
  try {
    const rows = (await dataSource.query(
      `SELECT Available AS kilobytes FROM information_schema.DISKS
       WHERE ? LIKE CONCAT(Path, '%') ORDER BY LENGTH(Path) DESC LIMIT 1`,
      [folder],
    )) as { kilobytes: number }[];
    if (rows[0]) return Number(rows[0].kilobytes) * 1024;
  } catch {
    // The plugin is not installed.
  }
  const { host } = dataSource.options as { host?: string };
  const isHere = host === 'localhost' || host === '127.0.0.1' || host === '::1';
  return isHere ? freeBytes(folder) : null;
}

async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
