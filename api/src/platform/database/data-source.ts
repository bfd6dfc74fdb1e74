import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import {
  DataSource,
  type DataSourceOptions,
  type EntityTarget,
  type MigrationInterface,
  type ObjectLiteral,
} from 'typeorm';
import { saveRoundTrips } from './mariadb-query-runner.js';
import { isolateSqliteQueryRunners } from './sqlite-query-runner.js';

/** What the modules of the shop keep in the database. */
export interface Schema {
  readonly entities: readonly (EntityTarget<ObjectLiteral> & (new () => ObjectLiteral))[];
  readonly migrations: readonly (new () => MigrationInterface)[];
}

const SQLITE = 'sqlite:';
const BUSY_TIMEOUT_MS = 5000;
const POOL_SIZE = 20;
/** A migration that fills many rows takes minutes; the other replicas must not begin it meanwhile. */
const MIGRATION_LOCK_SECONDS = 900;

/** TypeORM options for `sqlite:<file>`, `mysql://…` or `mariadb://…`. */
export function dataSourceOptions(url: string, schema: Schema): DataSourceOptions {
  return {
    ...(url.startsWith(SQLITE) ? sqliteOptions(url.slice(SQLITE.length)) : mariaDbOptions(url)),
    entities: [...schema.entities],
    migrations: [...schema.migrations],
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
  } as DataSourceOptions;
}

/**
 * Opens the database and brings its schema up to date; replicas that start together take turns. Fails when its turn does
 * not come within `turnSeconds`: nothing is migrated then.
 */
export async function openDataSource(
  options: DataSourceOptions,
  turnSeconds = MIGRATION_LOCK_SECONDS,
): Promise<DataSource> {
  const dataSource = new DataSource(options);
  const isSqlite = options.type === 'better-sqlite3';
  if (isSqlite) isolateSqliteQueryRunners(dataSource);
  else saveRoundTrips(dataSource);
  await dataSource.initialize();
  try {
    if (isSqlite) await dataSource.runMigrations();
    else await migrateInTurn(dataSource, turnSeconds);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

/** Locks of MySQL and MariaDB hold for the whole server: each database has its own. */
const LOCK_NAME = "CONCAT('migrations:', SHA1(DATABASE()))";

async function migrateInTurn(dataSource: DataSource, turnSeconds: number): Promise<void> {
  const holder = dataSource.createQueryRunner();
  try {
    const [{ turn }] = (await holder.query(`SELECT GET_LOCK(${LOCK_NAME}, ?) AS turn`, [turnSeconds])) as [
      { turn: number | string | null },
    ];
    if (Number(turn) !== 1)
      throw new Error(
        `another process has been changing the database's schema for more than ${turnSeconds} s`,
      );
    await dataSource.runMigrations();
    await holder.query(`SELECT RELEASE_LOCK(${LOCK_NAME})`);
  } finally {
    await holder.release();
  }
}

function sqliteOptions(file: string): DataSourceOptions {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  return {
    type: 'better-sqlite3',
    driver: Database,
    database: file,
    enableWAL: file !== ':memory:',
    prepareDatabase: (connection: { pragma(source: string): unknown }) => {
      connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      connection.pragma('synchronous = NORMAL');
    },
  };
}

function mariaDbOptions(url: string): DataSourceOptions {
  const address = new URL(url);
  return {
    type: 'mariadb',
    host: address.hostname,
    port: Number(address.port || 3306),
    username: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: decodeURIComponent(address.pathname.slice(1)),
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    poolSize: POOL_SIZE,
    multipleStatements: true,
    supportBigNumbers: true,
    bigNumberStrings: false,
  };
}
