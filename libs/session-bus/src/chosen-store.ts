import { sellsForStore } from '@lacteos/contracts/reference/roles';
import { busHolder } from './holder.js';

const KEY = 'lacteos.store';

const remembered = (): number | null => {
  try {
    return Number(globalThis.localStorage.getItem(KEY)) || null;
  } catch {
    return null;
  }
};

/** The store that a cashier sells from: the one they chose, else their first; null for everyone else. */
export const chosenStore = (): number | null => {
  const { session, store } = busHolder().getSnapshot();
  if (session.status !== 'authenticated' || !sellsForStore(session.user.id_role)) return null;
  const wanted = store ?? remembered();
  const stores = session.user.stores;
  return (stores.find(({ id }) => id === wanted) ?? stores[0])?.id ?? null;
};

/** Keeps the choice announced by a `store-chosen` event for this page and the next visit. */
export const rememberStore = (storeId: number): void => {
  busHolder().dispatch({ type: 'store', store: storeId });
  try {
    globalThis.localStorage.setItem(KEY, String(storeId));
  } catch {
    // The choice then lasts as long as the page.
  }
};

/** Removes the choice at sign-out. */
export const forgetStore = (): void => {
  busHolder().dispatch({ type: 'store', store: null });
  try {
    globalThis.localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored where storage is forbidden.
  }
};
