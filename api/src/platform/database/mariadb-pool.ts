import { createRequire } from 'node:module';
import type { Pool, PoolConnection, PoolOptions, QueryResult as Answer } from 'mysql2';
import { outsideRequests } from '../origin/index.js';
import type { DatabaseHosts } from './database-hosts.js';
import {
  abandon,
  acquire,
  addressOf,
  runStatement,
  isRefusedByNode,
  isTooLong,
  waitForConnection,
} from './mariadb-statements.js';

const require = createRequire(import.meta.url);

// Sent with a connection's first statement: the pool can't apply settings earlier. MariaDB's default would show a
// snapshot as of the first read.
const ISOLATE = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';
const BEGIN = 'START TRANSACTION';
const ENDS: readonly string[] = ['COMMIT', 'ROLLBACK'];
// Galera nodes apply others' commits a moment later; a read waits for them.
const SYNCHRONIZE = 'SET SESSION wsrep_sync_wait = 1';

export interface Cluster {
  /** null: one host. */
  readonly hosts: DatabaseHosts | null;
  readonly isSynchronous: boolean;
}
export const SINGLE_SERVER: Cluster = { hosts: null, isSynchronous: false };

/** Milliseconds; undefined: no limit. */
type TimeLimit = () => number | undefined;

/** mysql2 for TypeORM: begins a transaction with its first statement, omits empty ones, and ends slow statements. */
export function mariaDbDriver(
  cluster: Cluster,
  timeLimit: TimeLimit,
): { createPool(options: PoolOptions): Pool } {
  return {
    createPool: (options) => {
      const { createPool } = require('mysql2') as typeof import('mysql2');
      const pool = createPool(options);
      const obtain = obtainFrom(pool);
      pool.getConnection = (done) => {
        const timeoutMs = timeLimit();
        const obtained = timeoutMs === undefined ? obtain() : acquire(obtain(), timeoutMs);
        obtained.then(
          (connection) => done(null, sessionOf(connection, pool, cluster, timeLimit)),
          (error: NodeJS.ErrnoException) => done(error, undefined as never),
        );
      };
      return pool;
    },
  };
}

function obtainFrom(pool: Pool): () => Promise<PoolConnection> {
  const getConnection = pool.getConnection.bind(pool);
  const obtain = (): Promise<PoolConnection> =>
    new Promise((resolve, reject) => {
      getConnection((error, connection) => (error ? reject(error) : resolve(connection)));
    });
  // A new connection outlives the request.
  return () => outsideRequests(() => waitForConnection(obtain));
}

const sessions = new WeakMap<PoolConnection, Session>();

function sessionOf(
  connection: PoolConnection,
  pool: Pool,
  cluster: Cluster,
  timeLimit: TimeLimit,
): PoolConnection {
  if (sessions.has(connection)) return connection;
  const session = new Session(connection, pool, cluster, timeLimit);
  sessions.set(connection, session);
  const statements = {
    query: async (sql: string, values?: unknown[]) => [await session.query(sql, values), []],
  };
  return Object.assign(connection, { promise: () => statements });
}

class Session {
  private isSetUp = false;
  private hasToBegin = false;

  constructor(
    private readonly connection: PoolConnection,
    private readonly pool: Pool,
    private readonly cluster: Cluster,
    private readonly timeLimit: TimeLimit,
  ) {}

  async query(sql: string, values?: unknown[]): Promise<Answer> {
    const isUntouched = this.hasToBegin;
    this.hasToBegin = sql === BEGIN;
    if (this.hasToBegin || (isUntouched && ENDS.includes(sql))) return [];
    const before = [...this.setUp(), ...(isUntouched ? [BEGIN] : [])];
    if (before.length === 0) return this.runInTime(sql, values);
    const all = (await this.runInTime([...before, sql].join('; '), values)) as Answer[];
    this.isSetUp = true;
    const answers = all.slice(before.length);
    return answers.length === 1 ? (answers[0] as Answer) : (answers as Answer);
  }

  private setUp(): string[] {
    if (this.isSetUp) return [];
    return this.cluster.isSynchronous ? [ISOLATE, SYNCHRONIZE] : [ISOLATE];
  }

  private async runInTime(sql: string, values: unknown[] | undefined): Promise<Answer> {
    const timeoutMs = this.timeLimit();
    try {
      return await runStatement(this.connection, { sql, values }, timeoutMs);
    } catch (error) {
      const address = addressOf(this.connection);
      if (isRefusedByNode(error)) this.cluster.hosts?.switchFrom(address);
      if (timeoutMs !== undefined && isTooLong(error)) {
        abandon(this.pool, this.connection, timeoutMs);
        this.cluster.hosts?.suspect(address);
      }
      throw error;
    }
  }
}
