import { browserDatabase } from '@lacteos/api-client/browser-database';
import {
  provedRoute,
  STORED_FORMAT,
  type DriverStore,
  type StoredProof,
  type StoredRoute,
} from './stored-proof';

const PROOFS = 'proofs';
const ROUTES = 'routes';
const CURRENT = 'current';

/** Strict: a proof is on the disk before it is sent, also when the browser is killed. */
export function browserDriverStore(): DriverStore {
  const { read, change } = browserDatabase({
    name: 'lacteos.driver',
    stores: [PROOFS, ROUTES],
    create: (database) => {
      database.createObjectStore(PROOFS, { keyPath: 'key' }).createIndex('at', 'body.at');
      database.createObjectStore(ROUTES);
    },
    durability: 'strict',
  });
  const proofsIn = (transaction: IDBTransaction): IDBObjectStore => transaction.objectStore(PROOFS);
  const routesIn = (transaction: IDBTransaction): IDBObjectStore => transaction.objectStore(ROUTES);
  const currentIn = (transaction: IDBTransaction) =>
    routesIn(transaction).get(CURRENT) as IDBRequest<StoredRoute | undefined>;
  return {
    readRoute: () => read(currentIn),
    writeRoute: (route) => change((transaction) => void routesIn(transaction).put(route, CURRENT)),
    removeRoute: () => change((transaction) => void routesIn(transaction).delete(CURRENT)),
    readProofs: async () => {
      const stored = await read(
        (transaction) => proofsIn(transaction).index('at').getAll() as IDBRequest<StoredProof[]>,
      );
      return stored.filter(({ format }) => format === STORED_FORMAT);
    },
    writeProof: (proof) => change((transaction) => void proofsIn(transaction).put(proof)),
    removeProof: (key) => change((transaction) => void proofsIn(transaction).delete(key)),
    finishProof: (proof) =>
      change((transaction) => {
        proofsIn(transaction).delete(proof.key);
        const current = currentIn(transaction);
        current.onsuccess = () => {
          const { token, route } = current.result ?? {};
          if (token !== proof.token || !route) return;
          const proved: StoredRoute = { token, route: provedRoute(route, proof) };
          routesIn(transaction).put(proved, CURRENT);
        };
      }),
  };
}
