import { currentSession, session$, type Session } from '@lacteos/session-bus';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ListKey } from '@lacteos/contracts/schemas';

import { api } from '@lacteos/api-client';
import { createListCipher, type ListCipher } from './list-cipher.js';
import { browserListStore, type ListStore } from './list-store.js';

const MAX_AGE_MS = 7 * 86_400_000;
/** In characters. */
const MAX_LENGTH = 500_000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Stays in the browser, encrypted; the next start shows it with its age. */
      isKept?: boolean;
    };
  }
}

interface Kept {
  data: unknown;
  /** Epoch milliseconds. */
  readAt: number;
}

const userOf = (session: Session): number | null =>
  session.status === 'authenticated' ? session.user.id : null;

/** Asked for once, forgotten with the session. */
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
 * Keeps queries with `meta: { isKept: true }`, sealed with the session's key, and shows them until the fresh answer
 * comes. Sign-out, another person and a lost session remove all.
 */
export function persistLists(client: QueryClient, store: ListStore | null = browserListStore()): void {
  // Without TLS there is no cipher: nothing is kept.
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
    // `setQueryData` reports success: keep a failure of the meantime.
    if (status === 'error') query.setState({ status, error });
  };
  const storeList = async (query: Query, data: unknown): Promise<void> => {
    const kept: Kept = { data, readAt: query.state.dataUpdatedAt };
    if (JSON.stringify(kept).length > MAX_LENGTH) return;
    const cipher = await ciphers.get();
    const reader = userOf(currentSession());
    if (!cipher || reader === null) return;
    const sealed = await cipher.seal(query.queryHash, kept, Date.now());
    // The session may have ended meanwhile.
    if (userOf(currentSession()) === reader) await store.write(sealed);
  };
  // The copy is only a convenience: the list is read anyway.
  const quietly = (work: Promise<void>): void => void work.catch(() => undefined);

  client.getQueryCache().subscribe((event) => {
    if (event.query.meta?.isKept !== true) return;
    if (event.type === 'added') quietly(restore(event.query));
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true)
      quietly(storeList(event.query, event.action.data));
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
