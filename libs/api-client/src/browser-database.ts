export interface DatabaseForm {
  /** Kept for ever, as its first version: releases before and after read the same. */
  name: string;
  stores: readonly string[];
  create: (database: IDBDatabase) => void;
  durability?: IDBTransactionDurability;
}

export interface BrowserDatabase {
  read: <T>(request: (transaction: IDBTransaction) => IDBRequest<T>) => Promise<T>;
  /** Resolves once all of it is stored; otherwise nothing is. */
  change: (act: (transaction: IDBTransaction) => void) => Promise<void>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database of the browser failed'));
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser stored nothing'));
  });

function open({ name, create }: DatabaseForm): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => create(request.result);
  return settled(request);
}

/** Opened by its first use. */
export function browserDatabase(form: DatabaseForm): BrowserDatabase {
  let opened: Promise<IDBDatabase> | null = null;
  const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    opened ??= open(form);
    return (await opened).transaction(form.stores, mode, { durability: form.durability ?? 'default' });
  };
  return {
    read: async (request) => settled(request(await begin('readonly'))),
    change: async (act) => {
      const transaction = await begin('readwrite');
      act(transaction);
      await committed(transaction);
    },
  };
}
