import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { isLocked, SqliteConnection, type SqliteDriver } from './sqlite-connection.js';
import { SqliteLock } from './sqlite-lock.js';
import { currentTransaction } from './transaction-context.js';

const MAX_WAIT_MS = 5_000;
const PAUSE_MS = 20;
const WRITES = /^\s*(insert|update|delete|replace|create|alter|drop|with)\b/i;

type Run<Result> = () => Promise<Result>;

/** A transaction holds the shared connection's lock until its end. */
class SqliteTurn {
  private holdsLock = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly lock: SqliteLock,
    private readonly sqlite: SqliteConnection,
  ) {}

  begin(): Promise<void> {
    return this.whenUnlocked(() => this.sqlite.begin());
  }

  commit(): void {
    this.sqlite.commit();
    this.releaseLock();
  }

  async rollback(): Promise<void> {
    if (!this.holdsLock) return;
    try {
      await this.sqlite.rollback();
    } finally {
      this.releaseLock();
    }
  }

  run<Result>(sql: string, run: Run<Result>): Promise<Result> {
    if (this.holdsLock) return this.runWithin(run);
    return WRITES.test(sql) ? this.writeAlone(run) : this.readAlone(run);
  }

  /** Retries without blocking callers of this process. */
  private async whenUnlocked<Result>(work: Run<Result>): Promise<Result> {
    const end = Date.now() + MAX_WAIT_MS;
    for (;;) {
      await this.acquireLock();
      try {
        return await work();
      } catch (error) {
        this.releaseLock();
        if (!isLocked(error) || Date.now() >= end) throw error;
      }
      await delay(PAUSE_MS);
    }
  }

  private async runWithin<Result>(run: Run<Result>): Promise<Result> {
    this.sqlite.refuseAfterFailure();
    try {
      return await run();
    } catch (error) {
      this.sqlite.recordFailure(error);
      throw error;
    }
  }

  private async writeAlone<Result>(run: Run<Result>): Promise<Result> {
    await this.begin();
    try {
      const result = await this.runWithin(run);
      this.sqlite.commit();
      return result;
    } catch (error) {
      await this.sqlite.rollback().catch(ignore);
      throw error;
    } finally {
      this.releaseLock();
    }
  }

  private async readAlone<Result>(run: Run<Result>): Promise<Result> {
    try {
      return await this.whenUnlocked(async () => {
        await this.sqlite.reopenAfterFailure();
        return this.runWithin(run);
      });
    } finally {
      this.releaseLock();
    }
  }

  private async acquireLock(): Promise<void> {
    if (currentTransaction()?.dataSource === this.dataSource) {
      throw new Error(
        'a statement beside the open transaction would wait for itself: use UnitOfWork.manager',
      );
    }
    await this.lock.acquire(this.dataSource.options.maxQueryExecutionTime);
    this.holdsLock = true;
  }

  private releaseLock(): void {
    if (!this.holdsLock) return;
    this.holdsLock = false;
    this.lock.release();
  }
}

/** A failed rollback must not hide its cause; the connection is dropped before reuse. */
function ignore(): void {
  return undefined;
}

/** libsql takes a lone null for named values, but not inside a list. */
function bindables(values: readonly unknown[]): unknown[] {
  const bound = values.map(bindable);
  return bound.length === 1 && bound[0] === null ? [bound] : bound;
}

/** TypeORM converts entity columns only, not parameters of query builders. */
function bindable(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', '') : value;
}

function inTurn(runner: QueryRunner, turn: SqliteTurn): QueryRunner {
  const query = runner.query.bind(runner);
  const startTransaction = runner.startTransaction.bind(runner);
  const release = runner.release.bind(runner);
  return Object.assign(runner, {
    query: async (
      sql: string,
      parameters: readonly unknown[] = [],
      isStructured = false,
    ): Promise<unknown> => {
      if (sql === 'BEGIN TRANSACTION') return turn.begin();
      if (sql === 'COMMIT') return turn.commit();
      if (sql === 'ROLLBACK') return turn.rollback();
      return turn.run(sql, () => query(sql, bindables(parameters), isStructured as true));
    },
    startTransaction: async (...options: Parameters<QueryRunner['startTransaction']>): Promise<void> => {
      try {
        await startTransaction(...options);
      } catch (error) {
        Object.assign(runner, { isTransactionActive: false });
        throw error;
      }
    },
    release: async (): Promise<void> => {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await release();
    },
  });
}

/**
 * TypeORM shares one SQLite query runner, so that parallel transactions fail and outside statements roll back with
 * them.
 */
export function isolateSqliteQueryRunners(dataSource: DataSource): void {
  const driver = dataSource.driver as unknown as SqliteDriver;
  const lock = new SqliteLock();
  const sqlite = new SqliteConnection(driver);
  const createQueryRunner = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    driver.queryRunner = undefined;
    return inTurn(createQueryRunner(mode), new SqliteTurn(dataSource, lock, sqlite));
  };
}
