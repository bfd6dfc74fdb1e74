import { ApiError } from '@lacteos/api-client';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browserDriverStore } from './browser-driver-store';
import { readRoute, sendPicture, sendProof } from './driver-calls';
import { removeTokenFromAddress, tokenIn } from './link-token';
import { ProofQueue } from './proof-queue';
import { isOver, type DriverStore, type StoredRoute } from './stored-proof';

/** Stores the token of an opened link before it leaves the address. */
async function storeOpened(store: DriverStore, opened: string | null): Promise<StoredRoute | null> {
  const stored = (await store.readRoute()) ?? null;
  if (opened === null && stored && isOver(stored, new Date())) {
    // Names and addresses stay no longer than they are needed.
    await store.removeRoute();
    return null;
  }
  if (opened === null) return stored;
  const current = opened === stored?.token ? stored : { token: opened, route: null };
  await store.writeRoute(current);
  removeTokenFromAddress();
  return current;
}

/** Where the browser stores nothing the token stays in the address. */
function storedRoute(store: DriverStore): Promise<StoredRoute | null> {
  const opened = tokenIn(window.location.hash);
  return storeOpened(store, opened).catch(() => (opened === null ? null : { token: opened, route: null }));
}

interface RouteState {
  /** Undefined until the phone's copy is read; null without a link. */
  current: StoredRoute | null | undefined;
  error: ApiError | null;
  isReading: boolean;
}

const asApiError = (error: unknown): ApiError | null => (error instanceof ApiError ? error : null);

/** The phone's copy at once, then the API's answer whenever the page comes back. */
function useRoute(store: DriverStore) {
  const [state, setState] = useState<RouteState>({ current: undefined, error: null, isReading: true });
  const change = useCallback(
    (part: Partial<RouteState>) => setState((before) => ({ ...before, ...part })),
    [],
  );
  const readStored = useCallback(async () => change({ current: await storedRoute(store) }), [change, store]);
  const turn = useRef<AbortController | null>(null);
  const reload = useCallback(async () => {
    turn.current?.abort();
    const own = new AbortController();
    turn.current = own;
    const current = await storedRoute(store);
    change({ current, isReading: current !== null });
    if (current === null) return;
    try {
      const route = await readRoute(current.token, own.signal);
      if (own.signal.aborted) return;
      await store.writeRoute({ token: current.token, route }).catch(() => undefined);
      change({ current: { token: current.token, route }, error: null, isReading: false });
    } catch (error) {
      if (!own.signal.aborted) change({ error: asApiError(error), isReading: false });
    }
  }, [change, store]);
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    const events = ['hashchange', 'online'] as const;
    void reload();
    document.addEventListener('visibilitychange', onReturn);
    for (const event of events) window.addEventListener(event, onReturn);
    return () => {
      turn.current?.abort();
      document.removeEventListener('visibilitychange', onReturn);
      for (const event of events) window.removeEventListener(event, onReturn);
    };
  }, [reload]);
  return { ...state, reload, readStored };
}

/** The route of the opened link and the proofs that this phone has to send. */
export function useDriver() {
  const [store] = useState(browserDriverStore);
  const { readStored, ...route } = useRoute(store);
  const { reload } = route;
  const [queue] = useState(
    () =>
      new ProofQueue({
        store,
        sendPicture,
        sendProof,
        onSent: async () => {
          await readStored();
          void reload();
        },
      }),
  );
  useEffect(() => {
    void navigator.storage?.persist?.();
    void queue.open();
    return () => queue.close();
  }, [queue]);
  const hasLeft = route.current?.route?.hasLeft ?? false;
  useEffect(() => {
    if (hasLeft) queue.sendNow();
  }, [hasLeft, queue]);
  return { ...route, queue, state: useSyncExternalStore(queue.subscribe, queue.getState, queue.getState) };
}

export type Driver = ReturnType<typeof useDriver>;
