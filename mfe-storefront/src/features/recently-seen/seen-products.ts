import type { Product } from '@lacteos/contracts/schemas';
import { readRoot, updateRoot, type SeenProduct } from '@lacteos/session-bus';

/** How many products are remembered; the open one is not shown. */
const KEPT = 7;

/** The products whose pages were opened, newest first. */
export const seenProducts = (): readonly SeenProduct[] => {
  const { seen } = readRoot();
  return Array.isArray(seen) ? seen.slice(0, KEPT) : [];
};

/** Puts a product first. Prices and stock are not kept: they would be old when they are shown. */
export const rememberSeen = ({ id, name, slug, image }: Product): void => {
  const others = seenProducts().filter((product) => product.id !== id);
  updateRoot({ seen: [{ id, name, slug, image }, ...others].slice(0, KEPT) });
};

/** Forgets those of the asked products that are no longer sold. */
export const forgetUnsold = (asked: readonly SeenProduct[], sold: readonly { id: number }[]): void => {
  const unsold = asked.filter(({ id }) => !sold.some((product) => product.id === id));
  if (unsold.length === 0) return;
  updateRoot({ seen: seenProducts().filter(({ id }) => !unsold.some((product) => product.id === id)) });
};
