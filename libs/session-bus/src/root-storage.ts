import type { CartItem, CustomerData, SessionUser, ShippingAddress } from '@lacteos/contracts';

const KEY = 'root';

/** A product whose page was opened; its price and stock are asked for when they matter. */
export interface SeenProduct {
  id: number;
  name: string;
  slug: string;
  image: string;
}
/** What the browser remembers between visits under the key `root`: never a token. */
export interface RootState {
  user?: SessionUser | null;
  cart?: CartItem[];
  shippingAddress?: ShippingAddress | null;
  /** 'Datos Cliente' of the staff checkout. */
  customer?: CustomerData | null;
  paymentMethod?: { id: number; name: string } | null;
  /** Products whose pages were opened, newest first. */
  seen?: SeenProduct[];
}

const parseRoot = (text: string | null): RootState => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
};

/** The remembered state; empty when there is none, it is damaged, or the browser forbids storage. */
export const readRoot = (): RootState => {
  try {
    return parseRoot(globalThis.localStorage.getItem(KEY));
  } catch {
    return {};
  }
};

/** Changes the named parts of the remembered state and keeps the others. */
export const updateRoot = (patch: Partial<RootState>): void => {
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify({ ...readRoot(), ...patch }));
  } catch {
    // A full or forbidden storage costs the convenience of the next visit, not this one.
  }
};

/** Forgets everything, as a sign-out must. */
export const emptyRoot = (): void => {
  try {
    globalThis.localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored where storage is forbidden.
  }
};

/** Whether a change of the storage made by another tab took the user away. */
export const tookUserAway = (event: StorageEvent): boolean =>
  (event.key === KEY || event.key === null) &&
  !parseRoot(event.newValue).user &&
  Boolean(parseRoot(event.oldValue).user);
