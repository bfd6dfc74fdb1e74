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

  get manager(): EntityManager {
    const transaction = this.transaction();
    if (transaction?.isCommitted) throw new Error('a statement after the last ones of its transaction');
    return transaction?.manager ?? this.dataSource.manager;
  }

  /** @throws when the database does not answer */
  async ping(): Promise<void> {
    await this.manager.query('SELECT 1');
  }

  /** @throws when no transaction can write now, or the database does not answer */
  async requireWritable(): Promise<void> {
    await this.run(() => requireWritable(this.manager));
  }

  /** Milliseconds since 1970 by the database's clock. @throws when it does not answer */
  async databaseTime(): Promise<number> {
    const isSqlite = this.dataSource.options.type === 'better-sqlite3';
    const rows: { now: number | string }[] = await this.manager.query(isSqlite ? TIME.sqlite : TIME.mariadb);
    return Number(rows[0]?.now);
  }

  /** Guards e.g. a call to another system. */
  refuseInTransaction(action: string): void {
    if (this.transaction()) throw new Error(`${action} inside a database transaction`);
  }

  /**
   * A nested run joins the open transaction. Deadlocks and lost races replay `work`, which must have no effects
   * outside the database.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.transaction();
    if (!outer) return this.begin(work, false);
    return outer.hasSavepoints && outer.joined === 0
      ? withSavepoint(outer, work)
      : joinTransaction(outer, work);
  }

  /**
   * Like `run`, but a failed inner transaction rolls back alone, so that `work` may handle its failure. Outermost run
   * only.
   */
  async runAround<T>(work: () => Promise<T>): Promise<T> {
    if (this.transaction()) throw new Error('a transaction around others inside another one');
    return this.begin(work, true);
  }

  private async begin<T>(work: () => Promise<T>, hasSavepoints: boolean): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // Untraced work gets no span.
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
   * Runs in the open transaction or a new one; one packet on MariaDB.
   * @throws the error of the first unmet expectation: the transaction must be rolled back
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
   * Like {@link write}, for a transaction's last statements: MariaDB gets COMMIT in the same packet, so that locks wait
   * for no round trip. Later statements fail; a joined run commits nothing yet.
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

  /** Never after a rollback; at once outside of a transaction. */
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

async function joinTransaction<T>(transaction: TransactionContext, work: () => Promise<T>): Promise<T> {
  transaction.joined += 1;
  try {
    return await work();
  } finally {
    transaction.joined -= 1;
  }
}

async function withSavepoint<T>(transaction: TransactionContext, work: () => Promise<T>): Promise<T> {
  const { manager, afterCommit } = transaction;
  const callbacks = [...afterCommit];
  await manager.query(`SAVEPOINT ${SAVEPOINT}`);
  try {
    const result = await joinTransaction(transaction, work);
    await manager.query(`RELEASE SAVEPOINT ${SAVEPOINT}`);
    return result;
  } catch (error) {
    transaction.afterCommit = callbacks;
    // A deadlock has ended the transaction with all its savepoints.
    await manager.query(`ROLLBACK TO SAVEPOINT ${SAVEPOINT}`).catch(ignore);
    throw error;
  }
}

/** A failed rollback (lost connection) must not hide its cause. */
function ignore(): void {
  return undefined;
}
