import { currentSession, session$, type Session } from '@lacteos/session-bus';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ListKey } from '@lacteos/contracts/schemas';

import { api } from '@lacteos/api-client';
import { createListCipher, type ListCipher } from './list-cipher.js';
import { browserListStore, type ListStore } from './list-store.js';

/** Older lists are not shown. */
const MAX_AGE_MS = 7 * 86_400_000;
/** A list above this many characters is not kept. */
const MAX_LENGTH = 500_000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Stays in the browser, encrypted, so that the next start shows it at once with its age. */
      isKept?: boolean;
    };
  }
}

interface Kept {
  data: unknown;
  /** When it was read, in epoch milliseconds. */
  readAt: number;
}

const userOf = (session: Session): number | null =>
  session.status === 'authenticated' ? session.user.id : null;

/** The cipher of the session of a user; asked for once, forgotten with the session. */
class SessionCipher {
  private userId: number | null = null;
  private cipher: Promise<ListCipher | null> | null = null;

  get(): Promise<ListCipher | null> {
    const userId = userOf(currentSession());
    if (userId === null) return Promise.resolve(null);
    if (userId !== this.userId) this.forget();
    this.userId = userId;
    this.cipher ??= api
      .get<ListKey>('/auth/list-key')
      .then(({ key }) => createListCipher(key))
      .catch(() => {
        // Without a key nothing is kept; the next list asks again.
        this.cipher = null;
        return null;
      });
    return this.cipher;
  }

  forget(): void {
    this.cipher = null;
    this.userId = null;
  }
}

/**
 * Keeps the queries that say `meta: { isKept: true }` in the browser's database, sealed with the key of the session: a new one
 * shows its last answer, with its age, while the fresh one comes. Sign-out, another person and a lost session remove all.
 */
export function keepLists(client: QueryClient, store: ListStore | null = browserListStore()): void {
  // A page without TLS has no cipher: nothing is kept.
  if (!store || typeof crypto === 'undefined' || !('subtle' in crypto)) return;
  const ciphers = new SessionCipher();
  let userId: number | null = null;

  const restore = async (query: Query): Promise<void> => {
    const cipher = await ciphers.get();
    if (!cipher) return;
    const sealed = await store.read(await cipher.idOf(query.queryHash));
    if (!sealed || Date.now() - sealed.at > MAX_AGE_MS) return;
    const { data, readAt } = (await cipher.open(query.queryHash, sealed)) as Kept;
    const { status, error } = query.state;
    if (query.state.data !== undefined) return;
    client.setQueryData(query.queryKey, data, { updatedAt: readAt });
    // `setQueryData` reports success: a read that failed in the meantime stays failed.
    if (status === 'error') query.setState({ status, error });
  };
  const keep = async (query: Query, data: unknown): Promise<void> => {
    const kept: Kept = { data, readAt: query.state.dataUpdatedAt };
    if (JSON.stringify(kept).length > MAX_LENGTH) return;
    const cipher = await ciphers.get();
    const reader = userOf(currentSession());
    if (!cipher || reader === null) return;
    const sealed = await cipher.seal(query.queryHash, kept, Date.now());
    // The session may have ended meanwhile.
    if (userOf(currentSession()) === reader) await store.write(sealed);
  };
  // The kept copy is only a convenience: the list is read from the API anyway.
  const quietly = (work: Promise<void>): void => void work.catch(() => undefined);

  client.getQueryCache().subscribe((event) => {
    if (event.query.meta?.isKept !== true) return;
    if (event.type === 'added') quietly(restore(event.query));
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true)
      quietly(keep(event.query, event.action.data));
  });
  session$.subscribe((session) => {
    const next = userOf(session);
    const isOther = next !== null && userId !== null && next !== userId;
    if (session.status === 'anonymous' || isOther) {
      ciphers.forget();
      quietly(store.clear());
    }
    if (next !== null || session.status === 'anonymous') userId = next;
  });
}
