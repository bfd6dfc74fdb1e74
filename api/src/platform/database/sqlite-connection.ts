import { Logger } from '@nestjs/common';
import type Database from 'libsql';
import { QueryFailedError } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { IN_MEMORY, SqliteFiles } from './sqlite-files.js';

/** Failures that leave the connection usable; any other may leave a statement unfinished. */
const HARMLESS = /^SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)/;
/** The driver's method that opens a connection with all settings; protected, hence the name as text. */
export const OPEN = 'createDatabaseConnection';

/**
 * The one connection of a SQLite data source. A prepared statement that meets another process's lock stays unfinished
 * and prevents later commits silently, so the lock is taken by an unprepared statement and a failed connection is
 * replaced.
 */
export class SqliteConnection {
  /** Prepared statements by their text, shared by all query runners of the connection. */
  readonly statements = new Map<string, unknown>();
  private readonly logger = new Logger(SqliteConnection.name);
  private readonly files: SqliteFiles;
  private failure: unknown = null;

  constructor(private readonly driver: BetterSqlite3Driver) {
    this.files = new SqliteFiles(String(driver.options.database));
  }

  /** Begins a transaction that may write. Fails at once with SQLITE_BUSY while another process holds the lock. */
  async begin(): Promise<void> {
    if (this.failure) await this.reopen();
    await this.requireFiles();
    this.execute('BEGIN IMMEDIATE');
    this.files.remember();
  }

  /** Refuses to commit after a failure that may have interrupted the transaction. */
  commit(): void {
    this.refuseAfterFailure();
    this.execute('COMMIT');
  }

  async rollback(): Promise<void> {
    try {
      if (this.database.inTransaction) this.execute('ROLLBACK');
    } finally {
      if (this.failure) await this.reopen();
    }
  }

  /** Stops a transaction after a failure that may have ended it. */
  refuseAfterFailure(): void {
    if (this.failure) throw new QueryFailedError('(connection lost)', [], errorOf(this.failure));
  }

  /** Records the failure of a statement. */
  note(error: unknown): void {
    const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
    if (code.startsWith('SQLITE_') && !HARMLESS.test(code)) this.failure = cause;
  }

  /** Replaces the connection after a failure. */
  async reopenAfterFailure(): Promise<void> {
    if (this.failure) await this.reopen();
  }

  /** Saves what stands in a removed log, which is readable while this connection is open. */
  private async requireFiles(): Promise<void> {
    const state = this.files.state();
    if (state === 'in-place') return;
    if (state === 'database-removed')
      throw new QueryFailedError('BEGIN', [], new Error('the database file was removed or replaced'));
    this.logger.error('the log of the database was removed while it was open: saving what it held');
    this.database.pragma('wal_checkpoint(TRUNCATE)');
    await this.reopen();
  }

  private get database(): Database.Database {
    return this.driver.databaseConnection as Database.Database;
  }

  /** `exec` finalizes its statements in any case. */
  private execute(sql: 'BEGIN IMMEDIATE' | 'COMMIT' | 'ROLLBACK'): void {
    try {
      this.database.exec(sql);
    } catch (error) {
      if (sql !== 'BEGIN IMMEDIATE' || !isLocked(error)) this.failure = error;
      throw new QueryFailedError(sql, [], errorOf(error));
    }
  }

  /** A database in memory would be lost with its connection. */
  private async reopen(): Promise<void> {
    if (this.driver.options.database !== IN_MEMORY) {
      this.statements.clear();
      this.database.close();
      this.driver.databaseConnection = await openAnother(this.driver);
      this.files.forget();
    }
    this.failure = null;
  }
}

/** Whether another process holds the lock. */
export const isLocked = (error: unknown): boolean => {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'SQLITE_BUSY';
};

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

function openAnother(driver: BetterSqlite3Driver): Promise<unknown> {
  const open = Reflect.get(driver, OPEN) as () => Promise<unknown>;
  return open.call(driver);
}
