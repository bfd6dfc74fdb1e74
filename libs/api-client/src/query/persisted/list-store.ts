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

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database of the browser failed'));
  });

function open(database: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('at', 'at');
  };
  return settled(request);
}

export const browserListStore = (): ListStore | null => browserStore(LISTS);

export const browserDraftStore = (): ListStore | null => browserStore(DRAFTS);

/** Removes the oldest beyond `max`. */
function browserStore({ database, max }: typeof LISTS): ListStore | null {
  if (typeof indexedDB === 'undefined') return null;
  let opened: Promise<IDBDatabase> | null = null;
  const lists = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opened ??= open(database);
    return (await opened).transaction(STORE, mode).objectStore(STORE);
  };
  return {
    read: async (id) => settled((await lists('readonly')).get(id) as IDBRequest<SealedList | undefined>),
    write: async (list) => {
      const store = await lists('readwrite');
      await settled(store.put(list));
      const oldest = await settled(store.index('at').getAllKeys());
      for (const id of oldest.slice(0, Math.max(0, oldest.length - max))) store.delete(id);
    },
    remove: async (id) => void (await settled((await lists('readwrite')).delete(id))),
    clear: async () => void (await settled((await lists('readwrite')).clear())),
  };
}
