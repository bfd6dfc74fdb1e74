import { browserDatabase } from '@lacteos/api-client/browser-database';
import { type SaleStore, type StoredSale } from './stored-sale';

const SALES = 'sales';

/** Strict: a sale is on the disk before it is sent, also when the browser is killed. */
export function browserSaleStore(): SaleStore {
  const { read, change } = browserDatabase({
    name: 'lacteos.till',
    stores: [SALES],
    create: (database) => void database.createObjectStore(SALES, { keyPath: 'key' }).createIndex('at', 'at'),
    durability: 'strict',
  });
  const salesIn = (transaction: IDBTransaction): IDBObjectStore => transaction.objectStore(SALES);
  return {
    write: (sale) => change((transaction) => void salesIn(transaction).put(sale)),
    remove: (key) => change((transaction) => void salesIn(transaction).delete(key)),
    readAll: () =>
      read((transaction) => salesIn(transaction).index('at').getAll() as IDBRequest<StoredSale[]>),
  };
}

/** Where the browser stores nothing, for as long as the page lives. */
export function memorySaleStore(): SaleStore {
  const sales = new Map<string, StoredSale>();
  return {
    write: async (sale) => void sales.set(sale.key, sale),
    remove: async (key) => void sales.delete(key),
    readAll: async () => [...sales.values()].sort((one, other) => one.at.localeCompare(other.at)),
  };
}
