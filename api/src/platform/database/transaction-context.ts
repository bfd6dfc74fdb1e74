import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';

/** The open transaction of the current asynchronous flow. */
export interface TransactionContext {
  readonly dataSource: DataSource;
  readonly manager: EntityManager;
  afterCommit: (() => void | Promise<void>)[];
  /** Whether runs that join it are undone by themselves when they fail. */
  readonly hasSavepoints: boolean;
  isOpen: boolean;
  /** Its COMMIT went with its last statements. */
  isCommitted: boolean;
  /** Runs that joined it and are not done. */
  joined: number;
}

const storage = new AsyncLocalStorage<TransactionContext | undefined>();

/** The transaction of the current asynchronous flow; null outside, and in work that outlives it. */
export function currentTransaction(): TransactionContext | null {
  const context = storage.getStore();
  return context?.isOpen ? context : null;
}

export const withinTransaction = <T>(context: TransactionContext, work: () => Promise<T>): Promise<T> =>
  storage.run(context, work);

export const outsideTransaction = <T>(work: () => T): T => storage.run(undefined, work);
