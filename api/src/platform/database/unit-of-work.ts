import { setTimeout as delay } from 'node:timers/promises';
import { currentSpan, traced } from '@lacteos/tracing';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireWritable } from '../schema/index.js';
import { isReplayable } from './database-errors.js';
import { sendStatements, sendWithCommit } from './statements/send-statements.js';
import type { Statement, StatementOutcome } from './statements/statement.js';
import {
  currentTransaction,
  outsideTransaction,
  type TransactionContext,
  withinTransaction,
} from './transaction-context.js';

const MAX_ATTEMPTS = 8;
const BACKOFF_MS = 15;
const SAVEPOINT = 'joined_run';
/** Milliseconds since 1970 by the clock of the database's machine. */
const TIME = {
  sqlite: "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) AS now",
  mariadb: 'SELECT UNIX_TIMESTAMP(SYSDATE(3)) * 1000 AS now',
};

/** The only way to open a transaction. */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);

  constructor(private readonly dataSource: DataSource) {}

  /** The manager of the current transaction, otherwise the default one. */
  get manager(): EntityManager {
    const transaction = this.transaction();
    if (transaction?.isCommitted) throw new Error('a statement after the last ones of its transaction');
    return transaction?.manager ?? this.dataSource.manager;
  }

  /** Runs a trivial statement. @throws when the database does not answer */
  async ping(): Promise<void> {
    await this.manager.query('SELECT 1');
  }

  /** @throws when no transaction can write now, or the database does not answer */
  async requireWritable(): Promise<void> {
    await this.run(() => requireWritable(this.manager));
  }

  /** The time by the database's clock, in milliseconds since 1970. @throws when it does not answer */
  async databaseTime(): Promise<number> {
    const isSqlite = this.dataSource.options.type === 'better-sqlite3';
    const rows: { now: number | string }[] = await this.manager.query(isSqlite ? TIME.sqlite : TIME.mariadb);
    return Number(rows[0]?.now);
  }

  /** Fails inside a transaction, e.g. before a call to another system. */
  refuseInside(what: string): void {
    if (this.transaction()) throw new Error(`${what} inside a database transaction`);
  }

  /**
   * Runs work in one transaction; a nested run joins it. Deadlocks and lost races replay it, so work must have no
   * effects outside the database.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.transaction();
    if (!outer) return this.begin(work, false);
    return outer.hasSavepoints && outer.joined === 0 ? undoing(outer, work) : joining(outer, work);
  }

  /**
   * As `run`, around work that has transactions of its own: they join, and one that fails is undone by itself, so that work
   * may handle its failure as without this. Its outermost run only.
   */
  async runAround<T>(work: () => Promise<T>): Promise<T> {
    if (this.transaction()) throw new Error('a transaction around others inside another one');
    return this.begin(work, true);
  }

  private async begin<T>(work: () => Promise<T>, hasSavepoints: boolean): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // Of what nobody traces, such as claims of the outbox, there is nothing to tell.
        return currentSpan()
          ? await traced(
              { name: 'transaction', kind: 'internal', attributes: { 'lacteos.attempt': attempt } },
              () => this.attempt(work, hasSavepoints),
            )
          : await this.attempt(work, hasSavepoints);
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !isReplayable(error)) throw error;
        await delay(Math.random() * BACKOFF_MS * 2 ** Math.min(attempt, 5));
      }
    }
  }

  /**
   * Runs statements in this order, in the open transaction or one of their own: on MariaDB in one packet.
   * @throws what the first unmet expectation makes: the transaction must be rolled back
   */
  async write<const S extends readonly Statement[]>(
    statements: S,
  ): Promise<{ readonly [K in keyof S]: StatementOutcome }> {
    const { queryRunner } = this.manager;
    if (!queryRunner) return this.run(() => this.writeLast(statements));
    const outcomes = await sendStatements(queryRunner, statements);
    for (const { afterCommit } of statements) if (afterCommit) this.afterCommit(afterCommit);
    return outcomes as { [K in keyof S]: StatementOutcome };
  }

  /**
   * As {@link write}, for the last statements of a transaction: MariaDB gets the COMMIT in the same packet, so that what they lock
   * waits for no round trip. Later statements fail; within a run that joined another one nothing is committed yet.
   */
  async writeLast<const S extends readonly Statement[]>(
    statements: S,
  ): Promise<{ readonly [K in keyof S]: StatementOutcome }> {
    const transaction = this.transaction();
    const { queryRunner } = this.manager;
    if (!transaction || !queryRunner || transaction.joined > 0 || transaction.hasSavepoints)
      return this.write(statements);
    const { outcomes, isCommitted } = await sendWithCommit(queryRunner, statements);
    transaction.isCommitted = isCommitted;
    for (const { afterCommit } of statements) if (afterCommit) this.afterCommit(afterCommit);
    return outcomes as { [K in keyof S]: StatementOutcome };
  }

  /** Runs a callback after the commit of the open transaction, never after a rollback; at once outside of one. */
  afterCommit(callback: () => void | Promise<void>): void {
    const transaction = this.transaction();
    if (transaction) transaction.afterCommit.push(callback);
    else void this.notify([callback]);
  }

  private transaction(): TransactionContext | null {
    const context = currentTransaction();
    return context?.dataSource === this.dataSource ? context : null;
  }

  private async attempt<T>(work: () => Promise<T>, hasSavepoints: boolean): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const { dataSource } = this;
    const { manager } = runner;
    const context: TransactionContext = {
      ...{ dataSource, manager, hasSavepoints },
      ...{ afterCommit: [], isOpen: true, isCommitted: false, joined: 0 },
    };
    try {
      await runner.startTransaction();
      const result = await withinTransaction(context, work);
      if (!context.isCommitted) await withinTransaction(context, () => runner.commitTransaction());
      context.isOpen = false;
      void this.notify(context.afterCommit);
      return result;
    } catch (error) {
      if (runner.isTransactionActive && !context.isCommitted)
        await withinTransaction(context, () => runner.rollbackTransaction()).catch(ignore);
      throw error;
    } finally {
      context.isOpen = false;
      await runner.release();
    }
  }

  private async notify(callbacks: readonly (() => void | Promise<void>)[]): Promise<void> {
    for (const callback of callbacks) {
      try {
        await outsideTransaction(async () => callback());
      } catch (error) {
        this.logger.error({ err: error }, 'a callback after commit failed');
      }
    }
  }
}

async function joining<T>(transaction: TransactionContext, work: () => Promise<T>): Promise<T> {
  transaction.joined += 1;
  try {
    return await work();
  } finally {
    transaction.joined -= 1;
  }
}

/** Joins, and undoes what failed. */
async function undoing<T>(transaction: TransactionContext, work: () => Promise<T>): Promise<T> {
  const { manager, afterCommit } = transaction;
  const callbacks = [...afterCommit];
  await manager.query(`SAVEPOINT ${SAVEPOINT}`);
  try {
    const result = await joining(transaction, work);
    await manager.query(`RELEASE SAVEPOINT ${SAVEPOINT}`);
    return result;
  } catch (error) {
    transaction.afterCommit = callbacks;
    // A deadlock has ended the transaction with all its savepoints.
    await manager.query(`ROLLBACK TO SAVEPOINT ${SAVEPOINT}`).catch(ignore);
    throw error;
  }
}

/** A rollback that fails (lost connection) must not hide the error that caused it. */
function ignore(): void {
  return undefined;
}
