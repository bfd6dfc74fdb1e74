import { Logger } from '@nestjs/common';
import type Database from 'libsql';
import { type Driver, QueryFailedError, type QueryRunner } from 'typeorm';
import { IN_MEMORY, SqliteFiles } from './sqlite-files.js';

/** Failures that leave the connection usable; any other may leave a statement unfinished. */
const HARMLESS = /^SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)/;
/** SQLite's own wait blocks the whole process. */
const BLOCKING_MS = 10;
const OPENING_MS = 5_000;
const MAX_PREPARED = 100;

export interface SqliteDriver extends Driver {
  databaseConnection: Database.Database;
  queryRunner: QueryRunner | undefined;
  readonly options: Driver['options'] & { database: string; driver: typeof Database };
}

export function prepareSqlite(database: Database.Database): void {
  database.pragma(`busy_timeout = ${OPENING_MS}`);
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  if (!database.memory) database.pragma('journal_mode = WAL');
  database.pragma(`busy_timeout = ${BLOCKING_MS}`);
  prepareOnce(database);
}

/** All callers share the prepared statements, which would keep the file open after the end of the connection. */
function prepareOnce(database: Database.Database): void {
  const prepared = new Map<string, Database.Statement>();
  const prepare = database.prepare.bind(database);
  const close = database.close.bind(database);
  Object.assign(database, {
    prepare: (sql: string) => {
      const known = prepared.get(sql);
      if (known) return known;
      const [oldest] = prepared.keys();
      if (prepared.size >= MAX_PREPARED && oldest !== undefined) prepared.delete(oldest);
      const statement = prepare(sql);
      prepared.set(sql, statement);
      return statement;
    },
    close: () => {
      prepared.clear();
      return close();
    },
  });
}

/**
 * A prepared statement that meets another process's lock stays unfinished and silently prevents later commits: an
 * unprepared one takes the lock, and a failed connection is replaced.
 */
export class SqliteConnection {
  private readonly logger = new Logger(SqliteConnection.name);
  private readonly files: SqliteFiles;
  private failure: unknown = null;

  constructor(private readonly driver: SqliteDriver) {
    this.files = new SqliteFiles(driver.options.database);
  }

  /** Fails at once with SQLITE_BUSY while another process holds the lock. */
  async begin(): Promise<void> {
    if (this.failure) await this.reopen();
    await this.requireFiles();
    this.execute('BEGIN IMMEDIATE');
    this.files.remember();
  }

  /** Refuses after a failure that may have interrupted the transaction. */
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

  /** Throws after a failure that may have ended the transaction. */
  refuseAfterFailure(): void {
    if (this.failure) throw new QueryFailedError('(connection lost)', [], errorOf(this.failure));
  }

  recordFailure(error: unknown): void {
    const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
    if (code.startsWith('SQLITE_') && !HARMLESS.test(code)) this.failure = cause;
  }

  async reopenAfterFailure(): Promise<void> {
    if (this.failure) await this.reopen();
  }

  /** Saves the content of a removed log, readable while this connection is open. */
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
    return this.driver.databaseConnection;
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
    const { database, driver: Sqlite } = this.driver.options;
    if (database !== IN_MEMORY) {
      this.database.close();
      this.driver.databaseConnection = new Sqlite(database);
      prepareSqlite(this.driver.databaseConnection);
      this.files.forget();
    }
    this.failure = null;
  }
}

export const isLocked = (error: unknown): boolean => {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'SQLITE_BUSY';
};

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
