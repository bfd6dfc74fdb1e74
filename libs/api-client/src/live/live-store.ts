import { followLive, type SeenChange } from './live-link.js';

/** Older changes are dropped: nobody looks at lists that old. */
const MAX_CHANGES = 500;

export interface LiveState {
  changes: readonly SeenChange[];
  /** Epoch milliseconds from which unnamed changes are possible; 0: never. */
  unknownSince: number;
}

let state: LiveState = { changes: [], unknownSince: 0 };
const watchers = new Set<() => void>();
let unfollow: (() => void) | null = null;

const setState = (next: LiveState): void => {
  state = next;
  for (const watcher of watchers) watcher();
};

const add = (changes: readonly SeenChange[]): void => {
  if (changes.length > 0) setState({ ...state, changes: [...state.changes, ...changes].slice(-MAX_CHANGES) });
};

const receiveChanges = (changes: readonly SeenChange[] | null): void => {
  if (!changes) return setState({ ...state, unknownSince: Date.now() });
  add(changes);
};

/** For `useSyncExternalStore`: changes since the first listener. */
export const liveStore = {
  read: (): LiveState => state,
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    unfollow ??= followLive(receiveChanges);
    return () => {
      watchers.delete(watcher);
      // The next office page subscribes at once.
      setTimeout(() => {
        if (watchers.size > 0) return;
        unfollow?.();
        unfollow = null;
        state = { changes: [], unknownSince: 0 };
      });
    };
  },
};
