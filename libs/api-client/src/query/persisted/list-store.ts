import { browserDatabase } from '@lacteos/api-client/browser-database';
import type { SealedList } from './list-cipher.js';

/** Separate databases: older releases of a remote know lists but not drafts. */
const LISTS = { database: 'lacteos.lists', max: 80 };
const DRAFTS = { database: 'lacteos.drafts', max: 40 };
const STORE = 'lists';

export interface ListStore {
  read: (id: string) => Promise<SealedList | undefined>;
  write: (list: SealedList) => Promise<void>;
  remove: (id: string) => Promise<void>;
  clear: () => Promise<void>;
}

export const browserListStore = (): ListStore | null => browserStore(LISTS);

export const browserDraftStore = (): ListStore | null => browserStore(DRAFTS);

/** Removes the oldest beyond `max`. */
function browserStore({ database, max }: typeof LISTS): ListStore | null {
  if (typeof indexedDB === 'undefined') return null;
  const lists = (transaction: IDBTransaction): IDBObjectStore => transaction.objectStore(STORE);
  const { read, change } = browserDatabase({
    name: database,
    stores: [STORE],
    create: (created) => void created.createObjectStore(STORE, { keyPath: 'id' }).createIndex('at', 'at'),
  });
  return {
    read: (id) => read((transaction) => lists(transaction).get(id) as IDBRequest<SealedList | undefined>),
    write: (list) =>
      change((transaction) => {
        const store = lists(transaction);
        store.put(list);
        const stored = store.index('at').getAllKeys();
        stored.onsuccess = () => {
          const oldest = stored.result.slice(0, Math.max(0, stored.result.length - max));
          for (const id of oldest) store.delete(id);
        };
      }),
    remove: (id) => change((transaction) => void lists(transaction).delete(id)),
    clear: () => change((transaction) => void lists(transaction).clear()),
  };
}
