import { setTimeout as delay } from 'node:timers/promises';
import type Database from 'libsql';
import type { DataSource, ObjectLiteral, QueryRunner } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';
import { isLocked, OPEN, SqliteConnection } from './sqlite-connection.js';
import { SqliteLock } from './sqlite-lock.js';
import { currentTransaction } from './transaction-context.js';

/** How long a transaction waits for the lock of another process. */
const MAX_WAIT_MS = 5_000;
const PAUSE_MS = 20;
const BLOCKING_MS = 10;
const WRITES = /^\s*(insert|update|delete|replace|create|alter|drop|with)\b/i;

/**
 * A separate query runner per caller over the one SQLite connection. TypeORM shares one runner, so that parallel
 * transactions fail and outside statements roll back with them; here a transaction holds the lock until its end.
 */
class LockedSqliteQueryRunner extends BetterSqlite3QueryRunner {
  private holdsLock = false;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly lock: SqliteLock,
    private readonly sqlite: SqliteConnection,
  ) {
    super(driver);
  }

  override async startTransaction(isolationLevel?: IsolationLevel): Promise<void> {
    try {
      await super.startTransaction(isolationLevel);
    } catch (error) {
      if (this.transactionDepth === 0) this.end();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) this.end();
  }

  override async rollbackTransaction(): Promise<void> {
    const isOutermost = this.transactionDepth <= 1;
    try {
      await super.rollbackTransaction();
    } finally {
      if (isOutermost) this.end();
    }
  }

  override async query(
    query: string,
    parameters: unknown[] | ObjectLiteral = [],
    useStructuredResult = false,
  ): Promise<unknown> {
    if (query === 'BEGIN TRANSACTION') return this.begin();
    if (query === 'COMMIT') return this.sqlite.commit();
    if (query === 'ROLLBACK') return this.sqlite.rollback();
    const bound = Array.isArray(parameters) ? bindables(parameters) : parameters;
    const run = (): Promise<unknown> => super.query(query, bound, useStructuredResult);
    if (this.holdsLock) return this.runWithin(run);
    return WRITES.test(query) ? this.writeAlone(run) : this.readAlone(run);
  }

  override async release(): Promise<void> {
    if (this.isTransactionActive) await this.rollbackTransaction();
    await super.release();
  }

  private begin(): Promise<void> {
    return this.whenUnlocked(() => this.sqlite.begin());
  }

  /** Retries while another process holds the lock, without blocking callers of this one. */
  private async whenUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
    const end = Date.now() + MAX_WAIT_MS;
    for (;;) {
      await this.takeLock();
      try {
        return await work();
      } catch (error) {
        this.giveLock();
        if (!isLocked(error) || Date.now() >= end) throw error;
      }
      await delay(PAUSE_MS);
    }
  }

  private async runWithin(run: () => Promise<unknown>): Promise<unknown> {
    this.sqlite.refuseAfterFailure();
    try {
      return await run();
    } catch (error) {
      this.sqlite.note(error);
      throw error;
    }
  }

  private async writeAlone(run: () => Promise<unknown>): Promise<unknown> {
    await this.begin();
    try {
      const result = await this.runWithin(run);
      this.sqlite.commit();
      return result;
    } catch (error) {
      await this.sqlite.rollback().catch(ignore);
      throw error;
    } finally {
      this.giveLock();
    }
  }

  private async readAlone(run: () => Promise<unknown>): Promise<unknown> {
    try {
      return await this.whenUnlocked(async () => {
        await this.sqlite.reopenAfterFailure();
        return this.runWithin(run);
      });
    } finally {
      this.giveLock();
    }
  }

  /** Ends the transaction; a failed connection is replaced. */
  private end(): void {
    this.isTransactionActive = false;
    this.transactionDepth = 0;
    this.giveLock();
  }

  private async takeLock(): Promise<void> {
    const open = currentTransaction();
    if (open && open.dataSource === this.dataSource) {
      throw new Error(
        'a statement beside the open transaction would wait for itself: use UnitOfWork.manager',
      );
    }
    await this.lock.acquire(this.dataSource.options.maxQueryExecutionTime);
    this.holdsLock = true;
  }

  private giveLock(): void {
    if (!this.holdsLock) return;
    this.holdsLock = false;
    this.lock.release();
  }
}

/** A rollback that fails must not hide the error that caused it; the connection is dropped before it is used again. */
function ignore(): void {
  return undefined;
}

/** libsql takes a lone null for named values, but not inside a list. */
function bindables(values: readonly unknown[]): unknown[] {
  const bound = values.map(bindable);
  return bound.length === 1 && bound[0] === null ? [bound] : bound;
}

/** Dates as SQLite stores them; TypeORM converts entity columns only, not parameters of query builders. */
function bindable(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', '') : value;
}

/** Waits for other processes happen here, because SQLite's own block the whole process. */
function doNotBlock(driver: BetterSqlite3Driver): void {
  const open = (Reflect.get(driver, OPEN) as () => Promise<Database.Database>).bind(driver);
  Reflect.set(driver, OPEN, async () => {
    const database = await open();
    database.pragma(`busy_timeout = ${BLOCKING_MS}`);
    return database;
  });
}

/** Gives every `createQueryRunner()` of a SQLite data source a runner of its own. */
export function isolateSqliteQueryRunners(dataSource: DataSource): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const lock = new SqliteLock();
  doNotBlock(driver);
  const connection = new SqliteConnection(driver);
  const disconnect = driver.disconnect.bind(driver);
  driver.disconnect = async () => {
    // A referenced prepared statement would keep the file open.
    connection.statements.clear();
    await disconnect();
  };
  driver.createQueryRunner = () => {
    const runner = new LockedSqliteQueryRunner(driver, lock, connection);
    Reflect.set(runner, 'stmtCache', connection.statements);
    return runner as unknown as QueryRunner;
  };
}
