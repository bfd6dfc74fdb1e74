import type { Pool, PoolConnection, QueryResult as Answer } from 'mysql2';
import { QueryResult, type DataSource, type ReplicationMode } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';
import { outsideRequests } from '../origin/index.js';
import type { PacketRunner } from './statements/mariadb-packets.js';
import type { LateValue } from './statements/generated-id.js';
import type { DatabaseHosts } from './database-hosts.js';
import {
  abandon,
  acquire,
  addressOf,
  ask,
  isRefusedByNode,
  isTooLong,
  waitForConnection,
} from './mariadb-statements.js';

// Sent with a connection's first statement, because the pool opens connections before settings could be applied.
// MariaDB's default would show a snapshot as of the first read.
const ISOLATE = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';
const BEGIN = 'START TRANSACTION';
// Galera's nodes apply what others have committed a moment later: a read waits until this one has.
const SYNCHRONIZE = 'SET SESSION wsrep_sync_wait = 1';

/** Connections whose session is set up. */
const prepared = new WeakSet<PoolConnection>();

/** What a data source knows of the cluster of its database. */
export interface Cluster {
  /** null: the database has one host. */
  readonly hosts: DatabaseHosts | null;
  /** Whether a read sees what was committed on any node before. */
  readonly isSynchronous: boolean;
}
export const ALONE: Cluster = { hosts: null, isSynchronous: false };

/**
 * Reduces round trips: BEGIN is sent with the first statement, COMMIT with the last one where that is known, and an empty
 * transaction sends nothing. Where the data source has `maxQueryExecutionTime`, no statement and no wait for a connection
 * lasts much longer.
 */
class BatchingMysqlQueryRunner extends MysqlQueryRunner implements PacketRunner {
  private hasToBegin = false;
  /** Whether the COMMIT was sent with the last statements. */
  private isOver = false;
  private connecting: Promise<unknown> | null = null;

  constructor(
    driver: MysqlDriver,
    mode: ReplicationMode,
    private readonly cluster: Cluster,
  ) {
    super(driver, mode);
  }

  override connect(): Promise<unknown> {
    const { timeoutMs } = this;
    this.connecting ??= this.obtain(timeoutMs).then((connection) => {
      this.databaseConnection = connection;
      // The caller that waited for this runner has given up.
      if (this.isReleased) connection.release();
      return connection;
    });
    return this.connecting;
  }

  private obtain(timeoutMs: number | undefined): Promise<PoolConnection> {
    // A connection may be made for it, and lasts longer than the request.
    const obtained = outsideRequests(() =>
      waitForConnection<PoolConnection>(() => this.driver.obtainMasterConnection()),
    );
    return timeoutMs === undefined ? obtained : acquire(obtained, timeoutMs);
  }

  override async startTransaction(isolationLevel?: IsolationLevel): Promise<void> {
    if (isolationLevel || this.isTransactionActive) return super.startTransaction(isolationLevel);
    this.isTransactionActive = true;
    this.transactionDepth += 1;
    this.hasToBegin = true;
  }

  override async commitTransaction(): Promise<void> {
    if (this.isUntouched() || this.isOver) this.forget();
    else await super.commitTransaction();
  }

  override async rollbackTransaction(): Promise<void> {
    if (this.isUntouched() || this.isOver) this.forget();
    else await super.rollbackTransaction();
  }

  override async query(sql: string, values?: unknown[], useStructuredResult = false): Promise<unknown> {
    const raw = await this.send(sql, values);
    if (!useStructuredResult) return raw;
    const result = new QueryResult();
    result.raw = raw;
    if (Array.isArray(raw)) result.records = raw;
    else result.affected = raw.affectedRows;
    return result;
  }

  async queryAll<Answer>(
    sql: readonly string[],
    values: readonly LateValue[],
    isLast: boolean,
  ): Promise<Answer[]> {
    const isEnd = isLast && this.isTransactionActive && this.transactionDepth === 1;
    const all = isEnd ? [...sql, 'COMMIT'] : sql;
    const answers = await this.send(all.join('; '), [...values]);
    if (isEnd) this.isOver = true;
    return (all.length === 1 ? [answers] : answers) as Answer[];
  }

  override async stream(
    ...args: Parameters<MysqlQueryRunner['stream']>
  ): ReturnType<MysqlQueryRunner['stream']> {
    await this.send('DO 0');
    return super.stream(...args);
  }

  private async send(sql: string, values?: unknown[]): Promise<Answer> {
    if (this.isOver) throw new Error('a statement after the last ones of its transaction');
    const connection = (await this.connect()) as PoolConnection;
    const before = [...this.setUp(connection), ...(this.hasToBegin ? [BEGIN] : [])];
    if (before.length === 0) return this.askInTime(connection, sql, values);
    this.hasToBegin = false;
    const all = (await this.askInTime(connection, [...before, sql].join('; '), values)) as Answer[];
    prepared.add(connection);
    const answers = all.slice(before.length);
    return answers.length === 1 ? (answers[0] as Answer) : (answers as Answer);
  }

  private async askInTime(connection: PoolConnection, sql: string, values?: unknown[]): Promise<Answer> {
    const { timeoutMs } = this;
    try {
      return await ask(connection, { sql, values }, timeoutMs);
    } catch (error) {
      const address = addressOf(connection);
      if (isRefusedByNode(error)) this.cluster.hosts?.leave(address);
      if (timeoutMs !== undefined && isTooLong(error)) {
        abandon(this.driver.pool as Pool, connection, timeoutMs);
        this.cluster.hosts?.suspect(address);
      }
      throw error;
    }
  }

  private setUp(connection: PoolConnection): string[] {
    if (prepared.has(connection)) return [];
    return this.cluster.isSynchronous ? [ISOLATE, SYNCHRONIZE] : [ISOLATE];
  }

  private get timeoutMs(): number | undefined {
    return this.driver.options.maxQueryExecutionTime;
  }

  private isUntouched(): boolean {
    return this.hasToBegin && this.transactionDepth === 1;
  }

  private forget(): void {
    this.hasToBegin = false;
    this.isOver = false;
    this.isTransactionActive = false;
    this.transactionDepth = 0;
  }
}

/** Gives every `createQueryRunner()` of a MySQL or MariaDB data source a runner that saves round trips. */
export function reduceRoundTrips(dataSource: DataSource, cluster: Cluster): void {
  const driver = dataSource.driver as MysqlDriver;
  driver.createQueryRunner = (mode: ReplicationMode) => new BatchingMysqlQueryRunner(driver, mode, cluster);
}
