import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import {
  AbstractLogger,
  DataSource,
  type DataSourceOptions,
  type EntityTarget,
  type MigrationInterface,
  type ObjectLiteral,
} from 'typeorm';
import { DatabaseHosts, KEEP_ALIVE_MS } from './database-hosts.js';
import { SINGLE_SERVER, type Cluster, mariaDbDriver } from './mariadb-pool.js';
import { prepareSqlite } from './sqlite-connection.js';
import { IN_MEMORY, restrictToOwner } from './sqlite-files.js';
import { isolateSqliteQueryRunners } from './sqlite-query-runner.js';

export interface Schema {
  readonly entities: readonly (EntityTarget<ObjectLiteral> & (new () => ObjectLiteral))[];
  readonly migrations: readonly (new () => MigrationInterface)[];
}

/** TypeORM would print slow statements with their values. */
class SilentLogger extends AbstractLogger {
  protected writeLog(): void {
    return undefined;
  }
}

const require = createRequire(import.meta.url);
const SQLITE = 'sqlite:';
const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 5_000;

/** Accepts `sqlite:<file>`, `mysql://…` and `mariadb://…`. */
export function dataSourceOptions(url: string, schema: Schema): DataSourceOptions {
  return {
    ...(url.startsWith(SQLITE) ? sqliteOptions(url.slice(SQLITE.length)) : mariaDbOptions(url)),
    entities: [...schema.entities],
    migrations: [...schema.migrations],
    synchronize: false,
    logger: new SilentLogger(),
  } as DataSourceOptions;
}

/** Does not check the schema: see `requireCurrentSchema` and `Migrator`. */
export async function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  if (options.type === 'better-sqlite3') {
    const dataSource = new DataSource(options);
    isolateSqliteQueryRunners(dataSource);
    return dataSource.initialize();
  }
  const { cluster = SINGLE_SERVER } = options as { cluster?: Cluster };
  const driver = mariaDbDriver(cluster, () => dataSource.options.maxQueryExecutionTime);
  const dataSource = new DataSource({ ...options, driver } as DataSourceOptions);
  return dataSource.initialize();
}

function sqliteOptions(file: string): DataSourceOptions {
  if (file !== IN_MEMORY) {
    mkdirSync(dirname(file), { recursive: true });
    restrictToOwner(file);
  }
  return {
    type: 'better-sqlite3',
    driver: require('libsql') as unknown,
    database: file,
    prepareDatabase: prepareSqlite,
    statementCacheSize: 0,
  };
}

/**
 * `hosts`: further hosts of a cluster; `syncWait=1`: reads wait for other nodes' commits; `pool`: connections of a
 * process; `ca`: certificate file, which makes TLS required.
 */
function mariaDbOptions(url: string): DataSourceOptions {
  const address = new URL(url);
  const port = Number(address.port || 3306);
  const { hosts, pool, ca, syncWait } = Object.fromEntries(address.searchParams);
  const others =
    hosts === undefined ? null : new DatabaseHosts([address.hostname, ...hosts.split(',')], port);
  const cluster: Cluster = { hosts: others, isSynchronous: syncWait === '1' };
  const options = {
    type: 'mariadb' as const,
    host: address.hostname,
    port,
    username: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: decodeURIComponent(address.pathname.slice(1)),
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    poolSize: Number(pool ?? POOL_SIZE),
    ...(ca === undefined ? {} : { ssl: { ca: readFileSync(ca, 'utf8'), rejectUnauthorized: true } }),
    connectTimeout: CONNECT_TIMEOUT_MS,
    extra: {
      keepAliveInitialDelay: KEEP_ALIVE_MS,
      // The driver reserves half a megabyte per connection for 16,000 of them; none is used.
      maxPreparedStatements: 1,
      ...(others && { stream: () => others.open() }),
    },
    multipleStatements: true,
    supportBigNumbers: true,
    bigNumberStrings: false,
    cluster,
  };
  return options as DataSourceOptions;
}
