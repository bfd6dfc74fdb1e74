import { IDBFactory } from 'fake-indexeddb';

import { browserDatabase, type DatabaseForm } from './browser-database.js';

const FORM: DatabaseForm = {
  name: 'lacteos.spec',
  stores: ['sales'],
  create: (database) => void database.createObjectStore('sales', { keyPath: 'key' }),
};

describe('a database of the browser [N-40-573]', () => {
  beforeEach(() => {
    globalThis.structuredClone ??= ((value: unknown) =>
      JSON.parse(JSON.stringify(value))) as typeof structuredClone;
    globalThis.indexedDB = new IDBFactory();
  });

  const add = (transaction: IDBTransaction, key: string) => transaction.objectStore('sales').add({ key });
  const keysIn = (form = FORM) =>
    browserDatabase(form).read((transaction) => transaction.objectStore('sales').getAllKeys());

  it('is made once in its first version, and read by whoever opens its name', async () => {
    await browserDatabase(FORM).change((transaction) => void add(transaction, 'a'));
    expect(await keysIn()).toEqual(['a']);
    expect(await indexedDB.databases()).toEqual([{ name: 'lacteos.spec', version: 1 }]);
  });

  it('stores a change as a whole or not at all', async () => {
    const database = browserDatabase(FORM);
    await database.change((transaction) => void add(transaction, 'a'));
    const twice = database.change((transaction) => {
      add(transaction, 'b');
      add(transaction, 'a');
    });
    await expect(twice).rejects.toThrow();
    expect(await keysIn()).toEqual(['a']);
  });
});
