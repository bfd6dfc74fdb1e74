import type { DataSource, ObjectLiteral, QueryRunner } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';
import { SqliteLock } from './sqlite-lock.js';
import { currentTransaction } from './transaction-context.js';

/**
 * A query runner of its own for every caller, over the one SQLite connection.
 * TypeORM hands all callers one shared runner, so that parallel transactions fail and statements
 * beside an open transaction are lost with its rollback. Here a transaction holds the lock from
 * BEGIN to its end, and a statement outside waits for its turn.
 */
class LockedSqliteQueryRunner extends BetterSqlite3QueryRunner {
  private holdsLock = false;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly lock: SqliteLock,
  ) {
    super(driver);
  }

  override async startTransaction(isolationLevel?: IsolationLevel): Promise<void> {
    if (!this.holdsLock) await this.takeLock();
    try {
      await super.startTransaction(isolationLevel);
    } catch (error) {
      if (!this.isTransactionActive) this.giveLock();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) this.giveLock();
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      if (!this.isTransactionActive) this.giveLock();
    }
  }

  override async query(
    query: string,
    parameters: unknown[] | ObjectLiteral = [],
    useStructuredResult = false,
  ): Promise<unknown> {
    const bound = Array.isArray(parameters) ? bindables(parameters) : parameters;
    if (this.holdsLock) return super.query(query, bound, useStructuredResult);
    await this.takeLock();
    try {
      return await super.query(query, bound, useStructuredResult);
    } finally {
      this.giveLock();
    }
  }

  override async release(): Promise<void> {
    if (this.isTransactionActive) await this.rollbackTransaction();
    await super.release();
  }

  private async takeLock(): Promise<void> {
    const open = currentTransaction();
    if (open && open.dataSource === this.dataSource) {
      throw new Error(
        'a statement beside the open transaction would wait for itself: use UnitOfWork.manager',
      );
    }
    await this.lock.acquire();
    this.holdsLock = true;
  }

  private giveLock(): void {
    if (!this.holdsLock) return;
    this.holdsLock = false;
    this.lock.release();
  }
}

/** libsql takes a single null for an object of named values; inside a list it is a value. */
function bindables(values: readonly unknown[]): unknown[] {
  const bound = values.map(bindable);
  return bound.length === 1 && bound[0] === null ? [bound] : bound;
}

/** Dates as SQLite stores them; TypeORM converts entity columns only, not parameters of query builders. */
function bindable(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', '') : value;
}

/** Gives every `createQueryRunner()` of a SQLite data source a runner of its own. */
export function isolateSqliteQueryRunners(dataSource: DataSource): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const lock = new SqliteLock();
  const statements = new Map<string, unknown>();
  const disconnect = driver.disconnect.bind(driver);
  driver.disconnect = async () => {
    // a prepared statement that is still referenced keeps the file open
    statements.clear();
    await disconnect();
  };
  driver.createQueryRunner = () => {
    const runner = new LockedSqliteQueryRunner(driver, lock);
    Reflect.set(runner, 'stmtCache', statements);
    return runner as unknown as QueryRunner;
  };
}
