import { readRoot, updateRoot, type WantedProduct } from './root-storage.js';

const KEPT_MS = 30 * 60_000;
const MAX_KEPT = 20;
const LOCK = 'lacteos.wanted';

const CHANGED = 'lacteos:wanted';

const store = (wanted: WantedProduct[]): void => {
  updateRoot({ wanted: wanted.filter(({ wish }) => !wish), wished: wanted.filter(({ wish }) => wish) });
  globalThis.dispatchEvent?.(new Event(CHANGED));
};

export const onWantedChange = (listener: () => void): (() => void) => {
  globalThis.addEventListener?.(CHANGED, listener);
  return () => globalThis.removeEventListener?.(CHANGED, listener);
};

type Named = Pick<WantedProduct, 'id' | 'wish'>;
const isSame = (one: Named, other: Named): boolean => one.id === other.id && one.wish === other.wish;

const isWanted = (value: Partial<WantedProduct>): value is WantedProduct =>
  Number.isSafeInteger(value.id) &&
  Number.isSafeInteger(value.quantity) &&
  typeof value.name === 'string' &&
  typeof value.at === 'number';

/** In the order of asking; nothing older than half an hour. */
export const wantedProducts = (now = Date.now()): WantedProduct[] => {
  const { wanted, wished } = readRoot();
  const stored = [wanted, wished].flatMap((list) => (Array.isArray(list) ? list : []));
  return stored.filter((one) => isWanted(one) && now - one.at < KEPT_MS);
};

/** Asking again for a product changes its quantity. */
export const rememberWanted = (product: Omit<WantedProduct, 'at'>, now = Date.now()): void => {
  const others = wantedProducts(now).filter((one) => !isSame(one, product));
  store([...others, { ...product, at: now }].slice(-MAX_KEPT));
};

export const dropWanted = (product: Named): void =>
  store(wantedProducts().filter((one) => !isSame(one, product)));

/** Removes and returns all of them, so that only one tab tells the server. */
export const takeWanted = async (): Promise<WantedProduct[]> => {
  const removeAll = (): WantedProduct[] => {
    const wanted = wantedProducts();
    if (wanted.length > 0) store([]);
    return wanted;
  };
  const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(LOCK, () => Promise.resolve(removeAll())) : removeAll();
};
