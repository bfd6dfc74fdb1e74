const KEY = 'lacteos.wanted-product';
const KEPT_MS = 30 * 60_000;

/** What a visitor wanted to add when they were sent to sign in. */
export interface WantedProduct {
  id: number;
  name: string;
  quantity: number;
}
interface Remembered extends WantedProduct {
  /** Address to return to. */
  from: string;
  at: number;
}

const read = (): Partial<Remembered> | null => {
  try {
    return JSON.parse(globalThis.sessionStorage.getItem(KEY) ?? 'null') as Partial<Remembered> | null;
  } catch {
    return null;
  }
};

/** Remembers, in this tab only, what to add when the visitor comes back signed in to the same address. */
export const rememberWanted = (product: WantedProduct, from: string, now = Date.now()): void => {
  try {
    globalThis.sessionStorage.setItem(KEY, JSON.stringify({ ...product, from, at: now }));
  } catch {
    // Without storage they press the button once more.
  }
};

/** Removes it, because the visitor returned without signing in. */
export const forgetWanted = (): void => {
  try {
    globalThis.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered where storage is forbidden.
  }
};

/** Returns and removes the product wanted at this address, so that it is added at most once. */
export const takeWanted = (from: string, now = Date.now()): WantedProduct | null => {
  const wanted = read();
  if (wanted?.from !== from) return null;
  forgetWanted();
  const { id, name, quantity, at } = wanted;
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(quantity) || typeof name !== 'string') return null;
  return typeof at === 'number' && now - at < KEPT_MS ? ({ id, name, quantity } as WantedProduct) : null;
};
