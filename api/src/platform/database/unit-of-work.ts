import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isReplayable } from './database-errors.js';
import {
  currentTransaction,
  outsideTransaction,
  type TransactionContext,
  withinTransaction,
} from './transaction-context.js';

const MAX_ATTEMPTS = 8;
const BACKOFF_MS = 15;

/** The only way to a transaction. */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);

  constructor(private readonly dataSource: DataSource) {}

  /** The manager of the transaction this code runs in, otherwise the one of plain statements. */
  get manager(): EntityManager {
    return this.transaction()?.manager ?? this.dataSource.manager;
  }

  /** Stops what must never happen inside a transaction, such as a call to another system. */
  refuseInside(what: string): void {
    if (this.transaction()) throw new Error(`${what} inside a database transaction`);
  }

  /**
   * Runs work in one transaction: all of it is kept, or nothing. A run inside a run joins it.
   * Deadlocks and lost races are replayed in a new transaction, so work may be called several
   * times: it must not do anything outside the database.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.transaction()) return work();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !isReplayable(error)) throw error;
        await delay(Math.random() * BACKOFF_MS * 2 ** Math.min(attempt, 5));
      }
    }
  }

  /** Calls back once the open transaction is committed (never after a rollback); at once outside of one. */
  afterCommit(callback: () => void | Promise<void>): void {
    const transaction = this.transaction();
    if (transaction) transaction.afterCommit.push(callback);
    else void this.notify([callback]);
  }

  private transaction(): TransactionContext | null {
    const context = currentTransaction();
    return context?.dataSource === this.dataSource ? context : null;
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const context: TransactionContext = {
      dataSource: this.dataSource,
      manager: runner.manager,
      afterCommit: [],
      isOpen: true,
    };
    try {
      await runner.startTransaction();
      const result = await withinTransaction(context, work);
      await withinTransaction(context, () => runner.commitTransaction());
      context.isOpen = false;
      void this.notify(context.afterCommit);
      return result;
    } catch (error) {
      if (runner.isTransactionActive)
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

/** A rollback that fails (lost connection) must not hide the error that caused it. */
function ignore(): void {
  return undefined;
}
