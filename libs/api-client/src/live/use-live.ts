import { currentSession } from '@lacteos/session-bus';
import { useSyncExternalStore } from 'react';
import type { SeenChange } from './live-link.js';
import { liveStore } from './live-store.js';
import { pendingOf, type ShownData } from './pending-changes.js';

interface LivePending {
  changes: readonly SeenChange[];
  isTooMuch: boolean;
}

export function useLive(shown: ShownData): LivePending {
  const state = useSyncExternalStore(liveStore.watch, liveStore.read, liveStore.read);
  const session = currentSession();
  const userId = session.status === 'authenticated' ? session.user.id : null;
  return {
    changes: pendingOf(state, shown, userId),
    isTooMuch: shown.requestedAt > 0 && state.unknownSince > shown.requestedAt,
  };
}
