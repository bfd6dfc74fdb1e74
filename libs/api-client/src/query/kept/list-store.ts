import type { SealedList } from './list-cipher.js';

const DATABASE = 'lacteos.lists';
const STORE = 'lists';
/** The oldest beyond this many are removed. */
const MAX_LISTS = 80;

/** Where sealed lists stay. */
export interface ListStore {
  read: (id: string) => Promise<SealedList | undefined>;
  write: (list: SealedList) => Promise<void>;
  /** Removes every list, whoever sealed it. */
  clear: () => Promise<void>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database of the browser failed'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('at', 'at');
  };
  return settled(request);
}

/** The browser's database; null where there is none. */
export function browserListStore(): ListStore | null {
  if (typeof indexedDB === 'undefined') return null;
  let opened: Promise<IDBDatabase> | null = null;
  const lists = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opened ??= open();
    return (await opened).transaction(STORE, mode).objectStore(STORE);
  };
  return {
    read: async (id) => settled((await lists('readonly')).get(id) as IDBRequest<SealedList | undefined>),
    write: async (list) => {
      const store = await lists('readwrite');
      await settled(store.put(list));
      const oldest = await settled(store.index('at').getAllKeys());
      for (const id of oldest.slice(0, Math.max(0, oldest.length - MAX_LISTS))) store.delete(id);
    },
    clear: async () => void (await settled((await lists('readwrite')).clear())),
  };
}
