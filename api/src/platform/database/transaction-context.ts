import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';

export interface TransactionContext {
  readonly dataSource: DataSource;
  readonly manager: EntityManager;
  afterCommit: (() => void | Promise<void>)[];
  /** Failed joined runs are undone by themselves. */
  readonly hasSavepoints: boolean;
  isOpen: boolean;
  /** COMMIT went with the last statements. */
  isCommitted: boolean;
  joined: number;
}

const storage = new AsyncLocalStorage<TransactionContext | undefined>();

export function currentTransaction(): TransactionContext | null {
  const context = storage.getStore();
  return context?.isOpen ? context : null;
}

export const withinTransaction = <T>(context: TransactionContext, work: () => Promise<T>): Promise<T> =>
  storage.run(context, work);

export const outsideTransaction = <T>(work: () => T): T => storage.run(undefined, work);
