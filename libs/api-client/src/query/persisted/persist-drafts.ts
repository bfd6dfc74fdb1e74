import { currentSession, session$, type Session } from '@lacteos/session-bus';
import type { ListKey } from '@lacteos/contracts/schemas';

import { api } from '@lacteos/api-client';
import { waitingDrafts, type WaitingDrafts } from './draft-marker.js';
import { createListCipher, type ListCipher } from './list-cipher.js';
import { browserDraftStore, type ListStore } from './list-store.js';

const MAX_AGE_MS = 7 * 86_400_000;
/** In characters. */
const MAX_LENGTH = 2_000_000;

/** Survives until the same person is signed in again. */
export interface Drafts {
  /** Keeps what `read` returns when the session is lost, unless undefined. @returns stops it */
  hold: (name: string, read: () => unknown) => () => void;
  restore: (name: string) => Promise<unknown>;
  /** Stores a taken value again that was not shown. */
  storeAgain: (name: string, value: unknown) => void;
}

const NO_DRAFTS: Drafts = {
  hold: () => () => undefined,
  restore: () => Promise.resolve(undefined),
  storeAgain: () => undefined,
};

const userOf = (session: Session): number | null =>
  session.status === 'authenticated' ? session.user.id : null;

class DraftStorage implements Drafts {
  private readonly held = new Map<string, () => unknown>();
  private readonly taken = new Map<string, unknown>();
  /** In memory: the server gives no key once the session is lost. */
  private cipher: ListCipher | null = null;
  private userId: number | null = null;
  private asked: Promise<ListCipher | null> | null = null;

  constructor(
    private readonly store: ListStore,
    private readonly waiting: WaitingDrafts,
  ) {
    session$.subscribe((session) => this.followSession(session));
  }

  hold(name: string, read: () => unknown): () => void {
    this.held.set(name, read);
    void this.getCipher();
    return () => {
      if (this.held.get(name) === read) this.held.delete(name);
    };
  }

  async restore(name: string): Promise<unknown> {
    const value = this.taken.get(name);
    if (this.taken.delete(name)) return value;
    const tab = this.waiting.tabToOpen();
    if (tab === null) return undefined;
    try {
      return await this.open(tab, name);
    } catch {
      // Sealed by another person, or in a revoked session.
      return undefined;
    }
  }

  storeAgain(name: string, value: unknown): void {
    this.taken.set(name, value);
  }

  private async open(tab: string, name: string): Promise<unknown> {
    const cipher = await this.getCipher();
    if (!cipher) return undefined;
    const place = `${tab} ${name}`;
    const id = await cipher.idOf(place);
    const sealed = await this.store.read(id);
    if (!sealed) return undefined;
    await this.store.remove(id);
    this.waiting.remove(tab);
    return Date.now() - sealed.at > MAX_AGE_MS ? undefined : cipher.open(place, sealed);
  }

  private followSession(session: Session): void {
    const userId = userOf(session);
    if (userId !== null) {
      if (userId !== this.userId) this.forget();
      this.userId = userId;
      // A changed password has renewed the key.
      this.asked = null;
      if (this.held.size > 0) void this.getCipher();
    } else if (session.status === 'anonymous') {
      if (session.isLost) this.storeAll();
      this.forget();
    }
  }

  private forget(): void {
    this.cipher = null;
    this.asked = null;
    this.userId = null;
    this.taken.clear();
  }

  private getCipher(): Promise<ListCipher | null> {
    const userId = userOf(currentSession());
    if (userId === null) return Promise.resolve(null);
    this.asked ??= api
      .get<ListKey>('/auth/list-key')
      .then(({ draftKey }) => createListCipher(draftKey))
      .then((cipher) => {
        if (userOf(currentSession()) !== userId) return null;
        this.cipher = cipher;
        return cipher;
      })
      .catch(() => {
        this.asked = null;
        return null;
      });
    return this.asked;
  }

  /** Reads at once, while the forms are still mounted, and seals afterwards. */
  private storeAll(): void {
    const { cipher } = this;
    if (!cipher) return;
    for (const [name, read] of this.held) {
      const value = read();
      if (value === undefined || JSON.stringify(value).length > MAX_LENGTH) continue;
      const tab = this.waiting.add();
      void cipher
        .seal(`${tab} ${name}`, value, Date.now())
        .then((sealed) => this.store.write(sealed))
        // The draft is lost, as without this store.
        .catch(() => undefined);
    }
  }
}

/** Sealed with a key of the person (docs/adr/0022). */
export function persistDrafts(
  store: ListStore | null = browserDraftStore(),
  waiting = waitingDrafts(),
): Drafts {
  if (!store || !waiting || typeof crypto === 'undefined' || !('subtle' in crypto)) return NO_DRAFTS;
  const keeper = new DraftStorage(store, waiting);
  return {
    hold: (name, read) => keeper.hold(name, read),
    restore: (name) => keeper.restore(name),
    storeAgain: (name, value) => keeper.storeAgain(name, value),
  };
}
