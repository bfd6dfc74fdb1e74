import type { CartItem, CustomerData, SessionUser, OrderAddress } from '@lacteos/contracts/schemas';

const KEY = 'root';

/** A product whose page was opened; its price and stock are read when they are needed. */
export interface SeenProduct {
  id: number;
  name: string;
  slug: string;
  image: string;
}
/** What else than a place in the cart a visitor may want of a product, as the API's paths name it. */
export type WishKind = 'favourites' | 'restock-notices';
/** A product that a visitor asked for before signing in; `at` is in epoch milliseconds. */
export interface WantedProduct {
  id: number;
  name: string;
  image: string;
  quantity: number;
  /** Left out for the cart. */
  wish?: WishKind;
  /** `Idempotency-Key` of an attempt whose answer was lost. */
  key?: string;
  at: number;
}
/** State kept between visits under the storage key `root`; never a token. */
export interface RootState {
  user?: SessionUser | null;
  cart?: CartItem[];
  shippingAddress?: OrderAddress | null;
  /** 'Datos Cliente' of the staff checkout. */
  customer?: CustomerData | null;
  paymentMethod?: { id: number; name: string } | null;
  /** Products whose pages were opened, newest first. */
  seen?: SeenProduct[];
  /** What a visitor wants in the cart once they have signed in. */
  wanted?: WantedProduct[];
  /** What they like or wait for: apart, because a shell of an earlier release would put it into the cart. */
  wished?: WantedProduct[];
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
    // Without storage only the next visit loses this.
  }
};

/** Removes everything at sign-out. */
export const emptyRoot = (): void => {
  try {
    globalThis.localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored where storage is forbidden.
  }
};

/** Whether a storage event means that another tab removed the user. */
export const isUserRemoval = (event: StorageEvent): boolean =>
  (event.key === KEY || event.key === null) &&
  !parseRoot(event.newValue).user &&
  Boolean(parseRoot(event.oldValue).user);
