import { followLive, type SeenChange } from './live-link.js';

/** Older changes are forgotten: lists that were read before are older than anybody looks at them. */
const MAX_CHANGES = 500;

export interface LiveState {
  changes: readonly SeenChange[];
  /** Since when (epoch milliseconds) anything may have changed without its name being known; 0: never. */
  unknownSince: number;
}

let state: LiveState = { changes: [], unknownSince: 0 };
const watchers = new Set<() => void>();
let unfollow: (() => void) | null = null;

const put = (next: LiveState): void => {
  state = next;
  for (const watcher of watchers) watcher();
};

const add = (changes: readonly SeenChange[]): void => {
  if (changes.length > 0) put({ ...state, changes: [...state.changes, ...changes].slice(-MAX_CHANGES) });
};

const hear = (changes: readonly SeenChange[] | null): void => {
  if (!changes) return put({ ...state, unknownSince: Date.now() });
  add(changes);
};

/** For `useSyncExternalStore`: the changes since the first page of the office asked for them. */
export const liveStore = {
  read: (): LiveState => state,
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    unfollow ??= followLive(hear);
    return () => {
      watchers.delete(watcher);
      // The next page of the office comes at once.
      setTimeout(() => {
        if (watchers.size > 0) return;
        unfollow?.();
        unfollow = null;
        state = { changes: [], unknownSince: 0 };
      });
    };
  },
};
