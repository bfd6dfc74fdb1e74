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

/** The chosen store, else the first; null for everyone but cashiers. */
export const chosenStore = (): number | null => {
  const { session, store } = busHolder().getSnapshot();
  if (session.status !== 'authenticated' || !sellsForStore(session.user.id_role)) return null;
  const wanted = store ?? remembered();
  const stores = session.user.stores;
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
