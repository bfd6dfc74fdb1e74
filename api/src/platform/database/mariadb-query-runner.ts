import type { PoolConnection, QueryError, QueryResult as Answer } from 'mysql2';
import { QueryFailedError, QueryResult, type DataSource, type ReplicationMode } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';

// Said before each transaction, not once for a connection: a pool has opened its first ones before anybody can be told.
// The default of MariaDB would show a transaction the snapshot of its first read.
const BEGIN = 'SET TRANSACTION ISOLATION LEVEL READ COMMITTED; START TRANSACTION';
const STATEMENTS_OF_BEGIN = 2;

/**
 * A query runner that goes to the server less often: the beginning of a transaction travels with its first statement, and
 * a transaction without a statement does not travel at all. What others have committed is read at once.
 */
class ThriftyMysqlQueryRunner extends MysqlQueryRunner {
  private hasToBegin = false;

  override async startTransaction(isolationLevel?: IsolationLevel): Promise<void> {
    if (isolationLevel || this.isTransactionActive) return super.startTransaction(isolationLevel);
    this.isTransactionActive = true;
    this.transactionDepth += 1;
    this.hasToBegin = true;
  }

  override async commitTransaction(): Promise<void> {
    if (this.isUntouched()) this.forget();
    else await super.commitTransaction();
  }

  override async rollbackTransaction(): Promise<void> {
    if (this.isUntouched()) this.forget();
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

  override async stream(
    ...args: Parameters<MysqlQueryRunner['stream']>
  ): ReturnType<MysqlQueryRunner['stream']> {
    if (this.hasToBegin) await this.send('DO 0');
    return super.stream(...args);
  }

  private async send(sql: string, values?: unknown[]): Promise<Answer> {
    const connection = (await this.connect()) as PoolConnection;
    if (!this.hasToBegin) return ask(connection, sql, values);
    this.hasToBegin = false;
    const all = (await ask(connection, `${BEGIN}; ${sql}`, values)) as Answer[];
    const answers = all.slice(STATEMENTS_OF_BEGIN);
    return answers.length === 1 ? (answers[0] as Answer) : (answers as Answer);
  }

  private isUntouched(): boolean {
    return this.hasToBegin && this.transactionDepth === 1;
  }

  private forget(): void {
    this.hasToBegin = false;
    this.isTransactionActive = false;
    this.transactionDepth = 0;
  }
}

/** The callback of mysql2: its promises note a stack for each statement, which costs as much as a small statement. */
async function ask(connection: PoolConnection, sql: string, values?: unknown[]): Promise<Answer> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const done = (error: QueryError | null, answer: Answer): void =>
        error ? reject(error) : resolve(answer);
      connection.query(sql, values, done);
    });
  } catch (error) {
    throw new QueryFailedError(sql, values, error as QueryError);
  }
}

/** Gives every `createQueryRunner()` of a MySQL or MariaDB data source a thrifty runner. */
export function saveRoundTrips(dataSource: DataSource): void {
  const driver = dataSource.driver as MysqlDriver;
  driver.createQueryRunner = (mode: ReplicationMode) => new ThriftyMysqlQueryRunner(driver, mode);
}
