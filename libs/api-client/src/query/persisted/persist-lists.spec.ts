import { webcrypto } from 'node:crypto';

import { installAuthority, signOut, startSession } from '@lacteos/session-bus';
import { aUser } from '@lacteos/session-bus/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';

import { answer, stubHttp } from '../../testing/index.js';
import { persistLists } from './persist-lists.js';
import { createListCipher, type SealedList } from './list-cipher.js';
import type { ListStore } from './list-store.js';

const KEY = Buffer.alloc(32, 7).toString('base64url');
const OTHER_KEY = Buffer.alloc(32, 8).toString('base64url');
const ORDERS = ['orders', 'list', { search: 'Zuluaga' }];
const admin = aUser({ id: 3, id_role: 3 });

/** The browser's database as a map; `dump` is everything readable in this browser. */
function memoryStore() {
  const lists = new Map<string, SealedList>();
  const store: ListStore = {
    read: async (id) => lists.get(id),
    write: async (list) => void lists.set(list.id, list),
    remove: async (id) => void lists.delete(id),
    clear: async () => lists.clear(),
  };
  const dump = () =>
    [...lists.values()]
      .map(
        ({ id, at, nonce, body }) =>
          `${id} ${at} ${[nonce, body].map((part) => Buffer.from(part as ArrayBuffer).toString('latin1')).join(' ')}`,
      )
      .join('\n');
  return { store, lists, dump };
}

const LISTS = ['products', 'partners', 'stores', 'orders', 'users', 'customers', 'invoices'];
let http: ReturnType<typeof stubHttp>;
let key = KEY;

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(async () => {
  key = KEY;
  http = stubHttp({ 'GET /auth/list-key': () => answer({ key, draftKey: OTHER_KEY }) });
  await installAuthority({ refresh: async () => null, signOut: async () => undefined });
  startSession({ token: 'a-token', expiresIn: 900, user: admin });
});
afterEach(() => http.restore());

const observe = (client: QueryClient, queryKey: readonly unknown[], read: () => Promise<unknown>) => {
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: read,
    meta: { isKept: true },
    retry: false,
  });
  const stop = observer.subscribe(() => undefined);
  return { current: () => observer.getCurrentResult(), stop };
};
const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((next) => setTimeout(next, 1));
};
const newClient = (store: ListStore) => {
  const client = new QueryClient();
  persistLists(client, store);
  return client;
};
const never = () => new Promise<never>(() => undefined);

describe('lists stored in the browser', () => {
  it.each(LISTS)('show %s at the next start with their time, while fresh data load [B-166]', async (name) => {
    const { store, lists } = memoryStore();
    const first = observe(newClient(store), [name], async () => [`one of ${name}`]);
    await until(() => lists.size === 1);
    first.stop();
    const next = observe(newClient(store), [name], never);
    await until(() => next.current().data !== undefined);
    expect(next.current()).toMatchObject({ data: [`one of ${name}`], isFetching: true });
    expect(next.current().dataUpdatedAt).toBe(first.current().dataUpdatedAt);
  });

  it('are shown when the network fails, and replaced by fresh data [N-17-504]', async () => {
    const { store, lists } = memoryStore();
    observe(newClient(store), ORDERS, async () => ['an order']);
    await until(() => lists.size === 1);
    const offline = observe(newClient(store), ORDERS, async () => Promise.reject(new Error('no network')));
    await until(() => offline.current().isError && offline.current().data !== undefined);
    const fresh = observe(newClient(store), ORDERS, async () => ['a new order']);
    await until(() => !fresh.current().isFetching);
    expect(fresh.current().data).toEqual(['a new order']);
  });

  it('cannot be read in a dump of the database, neither rows nor search terms [N-17-505]', async () => {
    const { store, lists, dump } = memoryStore();
    observe(newClient(store), ORDERS, async () => [{ name: 'Hermenegilda Zuluaga', phone: '3101234567' }]);
    await until(() => lists.size === 1);
    expect(dump()).not.toMatch(/Hermenegilda|Zuluaga|3101234567|orders/);
    expect(dump()).not.toContain(KEY);
  });

  it('are deleted at sign-out and when another person signs in [N-17-505]', async () => {
    const { store, lists } = memoryStore();
    const client = newClient(store);
    observe(client, ORDERS, async () => ['an order']);
    await until(() => lists.size === 1);
    startSession({ token: 'another', expiresIn: 900, user: aUser({ id: 4, id_role: 4 }) });
    await until(() => lists.size === 0);
    observe(client, ['users'], async () => ['a user']);
    await until(() => lists.size === 1);
    await signOut();
    await until(() => lists.size === 0);
  });

  it('open only with the key of their session, unaltered and in their place [N-17-505]', async () => {
    const cipher = await createListCipher(KEY);
    const sealed = await cipher.seal('orders', ['an order'], 1);
    expect(await cipher.open('orders', sealed)).toEqual(['an order']);
    await expect(cipher.open('users', sealed)).rejects.toThrow();
    await expect(cipher.open('orders', { ...sealed, at: 2 })).rejects.toThrow();
    const other = await createListCipher(OTHER_KEY);
    await expect(other.open('orders', sealed)).rejects.toThrow();
    expect(await other.idOf('orders')).not.toBe(sealed.id);
  });

  it('are unavailable to a session without a key', async () => {
    const { store, lists } = memoryStore();
    observe(newClient(store), ORDERS, async () => ['an order']);
    await until(() => lists.size === 1);
    key = OTHER_KEY;
    let isAsked = false;
    const next = observe(
      newClient({ ...store, read: async (id) => ((isAsked = true), store.read(id)) }),
      ORDERS,
      never,
    );
    await until(() => isAsked);
    expect(next.current().data).toBeUndefined();
  });
});
