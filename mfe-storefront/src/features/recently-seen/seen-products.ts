import type { Product } from '@lacteos/contracts/schemas';
import { readRoot, updateRoot, type SeenProduct } from '@lacteos/session-bus';

/** The open one is remembered but not shown. */
const MAX_SEEN = 7;

export const seenProducts = (): readonly SeenProduct[] => {
  const { seen } = readRoot();
  return Array.isArray(seen) ? seen.slice(0, MAX_SEEN) : [];
};

/** Without price and stock, which would be out of date. */
export const rememberSeen = ({ id, name, slug, image }: Product): void => {
  const others = seenProducts().filter((product) => product.id !== id);
  updateRoot({ seen: [{ id, name, slug, image }, ...others].slice(0, MAX_SEEN) });
};

/** `sold` are those of `asked` still on sale. */
export const forgetUnsold = (asked: readonly SeenProduct[], sold: readonly { id: number }[]): void => {
  const unsold = asked.filter(({ id }) => !sold.some((product) => product.id === id));
  if (unsold.length === 0) return;
  updateRoot({ seen: seenProducts().filter(({ id }) => !unsold.some((product) => product.id === id)) });
};
