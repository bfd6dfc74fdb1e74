import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';

import { missingPrivileges } from './granted-privileges.js';
import type { NamedMigration } from './migration-history.js';
import { SchemaError } from './schema-error.js';

const MB = 1024 * 1024;
/** Minimum for an empty database; in others a statement may copy a whole table. */
const MIN_FREE_BYTES = 64 * MB;
const MIN_MARIADB = [10, 11];
const MIN_MYSQL = [8, 0];
/** First version with DROP COLUMN. */
const MIN_SQLITE = [3, 35];

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

/** Obstacles to a migration: privileges, settings, version, space. Read-only. */
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
    isOlder(version, MIN_SQLITE) ? `SQLite ${version} is too old: 3.35 or newer is needed` : null,
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
    versionObstacle(facts.version),
    missing.length > 0 ? `the account lacks ${missing.join(', ')} on the database` : null,
    needsTrust
      ? 'triggers are created: with binary logging that takes log_bin_trust_function_creators=1, or SUPER'
      : null,
    Number(facts.is_read_only) && !isSuper ? 'the server is read only' : null,
    spaceObstacle(await serverFreeBytes(dataSource, facts.data_folder), Number(facts.bytes)),
  ].filter((obstacle) => obstacle !== null);
}

function versionObstacle(version: string): string | null {
  const isMariaDb = /mariadb/i.test(version);
  const wanted = isMariaDb ? MIN_MARIADB : MIN_MYSQL;
  if (!isOlder(version, wanted)) return null;
  return `${isMariaDb ? 'MariaDB' : 'MySQL'} ${version} is too old: ${wanted.join('.')} or newer is needed`;
}

function isOlder(version: string, [major = 0, minor = 0]: readonly number[]): boolean {
  const [hasMajor = 0, hasMinor = 0] = version.split('.').map((part) => parseInt(part, 10));
  return hasMajor < major || (hasMajor === major && hasMinor < minor);
}

/** Requires the size of the whole database, because a table may be copied. */
function spaceObstacle(free: number | null, size: number): string | null {
  const needed = MIN_FREE_BYTES + size;
  if (free === null || free >= needed) return null;
  return `${Math.floor(free / MB)} MB are free where the data are, ${Math.ceil(needed / MB)} MB may be needed`;
}

/** Free space from the DISKS plugin, or of a local folder; null when unknown. */
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
