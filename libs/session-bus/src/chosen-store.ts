import { sellsForStore } from '@lacteos/contracts/reference/roles';
import type { SessionUser } from '@lacteos/contracts/schemas';
import { busHolder } from './holder.js';
import { readRoot } from './root-storage.js';
import type { Session } from './session.js';

const KEY = 'lacteos.store';

const remembered = (): number | null => {
  try {
    return Number(globalThis.localStorage.getItem(KEY)) || null;
  } catch {
    return null;
  }
};

/** Without a network who was last signed in. */
const userOf = (session: Session): SessionUser | null | undefined => {
  if (session.status === 'authenticated') return session.user;
  return session.status === 'unreachable' ? readRoot().user : null;
};

/** The chosen store, else the first; null for everyone but cashiers. */
export const chosenStore = (): number | null => {
  const { session, store } = busHolder().getSnapshot();
  const user = userOf(session);
  if (!user || !sellsForStore(user.id_role)) return null;
  const wanted = store ?? remembered();
  const { stores } = user;
  return (stores.find(({ id }) => id === wanted) ?? stores[0])?.id ?? null;
};

export const rememberStore = (storeId: number): void => {
  busHolder().dispatch({ type: 'store', store: storeId });
  try {
    globalThis.localStorage.setItem(KEY, String(storeId));
  } catch {
    // The choice then lasts as long as the page.
  }
};

export const forgetStore = (): void => {
  busHolder().dispatch({ type: 'store', store: null });
  try {
    globalThis.localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored where storage is forbidden.
  }
};
