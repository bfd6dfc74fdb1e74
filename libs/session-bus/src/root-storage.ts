import type { CartItem, CustomerData, SessionUser, OrderAddress } from '@lacteos/contracts/schemas';

const KEY = 'root';

export interface SeenProduct {
  id: number;
  name: string;
  slug: string;
  image: string;
}
export type WishKind = 'favourites' | 'restock-notices';
export interface WantedProduct {
  id: number;
  name: string;
  image: string;
  quantity: number;
  /** Absent for the cart. */
  wish?: WishKind;
  /** `Idempotency-Key` of an attempt whose answer was lost. */
  key?: string;
  at: number;
}
export interface RootState {
  user?: SessionUser | null;
  cart?: CartItem[];
  shippingAddress?: OrderAddress | null;
  /** 'Datos Cliente' of the staff checkout. */
  customer?: CustomerData | null;
  paymentMethod?: { id: number; name: string } | null;
  /** Chosen for this municipality, 'yyyy-MM-dd'. */
  deliveryDay?: { cityCode: string; day: string } | null;
  seen?: SeenProduct[];
  /** Goes into the cart after signing in. */
  wanted?: WantedProduct[];
  /** Kept apart, because the shell of an earlier release would put these into the cart. */
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

export const readRoot = (): RootState => {
  try {
    return parseRoot(globalThis.localStorage.getItem(KEY));
  } catch {
    return {};
  }
};

/** Keeps the parts that the patch does not name. */
export const updateRoot = (patch: Partial<RootState>): void => {
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify({ ...readRoot(), ...patch }));
  } catch {
    // Without storage only the next visit loses this.
  }
};

export const emptyRoot = (): void => {
  try {
    globalThis.localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored where storage is forbidden.
  }
};

/** Another tab removed the user; a null key means that storage was cleared. */
export const isUserRemoval = (event: StorageEvent): boolean =>
  (event.key === KEY || event.key === null) &&
  !parseRoot(event.newValue).user &&
  Boolean(parseRoot(event.oldValue).user);
