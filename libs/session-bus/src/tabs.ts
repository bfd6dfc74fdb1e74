import type { SignedIn } from '@lacteos/contracts';

const CHANNEL = 'lacteos.session';
const LOCK = 'lacteos.session.refresh';
const STAMP = 'lacteos.session.refreshed-at';

/** Message between tabs. `expiresAt` is in epoch milliseconds. */
export type TabMessage =
  { type: 'signed-in'; signedIn: SignedIn; expiresAt: number } | { type: 'signed-out' };

/** Communication with the other tabs; every part has a fallback for browsers that lack it. */
export interface Tabs {
  tell: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => () => void;
  /** Runs the work under a lock shared by all tabs. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** When (epoch milliseconds) a tab last got a new token; 0 when never. */
  refreshedAt: () => number;
  noteRefresh: (at: number) => void;
}

const stamp = {
  read: (): number => {
    try {
      return Number(globalThis.localStorage.getItem(STAMP)) || 0;
    } catch {
      return 0;
    }
  },
  write: (at: number): void => {
    try {
      globalThis.localStorage.setItem(STAMP, String(at));
    } catch {
      // Without storage two tabs may both refresh; the server accepts that.
    }
  },
};

/** The tabs of a real browser: BroadcastChannel and Web Locks where they exist. */
export const browserTabs = (): Tabs => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks;
  let queue: Promise<unknown> = Promise.resolve();
  const oneAfterAnother = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };
  return {
    tell: (message) => channel?.postMessage(message),
    listen: (listener) => {
      const receive = (event: MessageEvent<TabMessage>) => listener(event.data);
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    },
    withLock: (work) => (locks ? locks.request(LOCK, work) : oneAfterAnother(work)),
    refreshedAt: stamp.read,
    noteRefresh: stamp.write,
  };
};
