import { ROLES } from '@lacteos/contracts/reference/roles';
import type { SignedIn } from '@lacteos/contracts/schemas';

const CHANNEL = 'lacteos.session';
const LOCK = 'lacteos.session.refresh';
const STAMP = 'lacteos.session.refreshed-at';

/** Message between tabs. `expiresAt` is in epoch milliseconds. */
export type TabMessage =
  | { type: 'signed-in'; signedIn: SignedIn; expiresAt: number }
  | { type: 'signed-out' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRole = (value: unknown): boolean => Object.values(ROLES).some((role) => role === value);

const isUser = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isSafeInteger(value['id']) &&
  isRole(value['id_role']) &&
  typeof value['email'] === 'string' &&
  Array.isArray(value['stores']);

const isSignedIn = (value: unknown): value is SignedIn =>
  isRecord(value) &&
  typeof value['token'] === 'string' &&
  Number.isFinite(value['expiresIn']) &&
  isUser(value['user']);

/** Null for anything else: whatever runs on this origin can post to the channel. */
function tabMessageOf(value: unknown): TabMessage | null {
  if (!isRecord(value)) return null;
  if (value['type'] === 'signed-out') return { type: 'signed-out' };
  const { type, signedIn, expiresAt } = value;
  if (type !== 'signed-in' || !isSignedIn(signedIn) || !Number.isFinite(expiresAt)) return null;
  return { type, signedIn, expiresAt: Number(expiresAt) };
}

export interface Tabs {
  post: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => () => void;
  /** Runs the work under a lock shared by all tabs; without it when another holds it too long. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** When (epoch milliseconds) a tab last got a new token; 0 when never. */
  refreshedAt: () => number;
  storeRefresh: (at: number) => void;
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

/** Shorter than a page waits for its session. */
const MAX_LOCK_WAIT_MS = 4_000;

/** Any script of the origin can hold the lock for ever. */
const underLock = async <T>(locks: LockManager, work: () => Promise<T>): Promise<T> => {
  const waiting = new AbortController();
  const limit = setTimeout(() => waiting.abort(), MAX_LOCK_WAIT_MS);
  let isGranted = false;
  const granted = (): Promise<T> => {
    isGranted = true;
    clearTimeout(limit);
    return work();
  };
  try {
    return await locks.request(LOCK, { signal: waiting.signal }, granted);
  } catch (error) {
    clearTimeout(limit);
    if (isGranted) throw error;
    return work();
  }
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
    post: (message) => channel?.postMessage(message),
    listen: (listener) => {
      const receive = ({ data }: MessageEvent<unknown>) => {
        const message = tabMessageOf(data);
        if (message) listener(message);
      };
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    },
    withLock: (work) => (locks ? underLock(locks, work) : oneAfterAnother(work)),
    refreshedAt: stamp.read,
    storeRefresh: stamp.write,
  };
};
