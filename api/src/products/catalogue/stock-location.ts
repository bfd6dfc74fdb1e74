import type { RequestUser } from '#platform/access/index.js';

/** Store id of the factory in the stock tables; partner stores count from 1. */
export const FACTORY = 0;

/** The caller, as far as the visible stock depends on it. */
export type StockViewer = Pick<RequestUser, 'id' | 'id_role'>;

/**
 * Which stock a caller sees and sells: the factory's, or their store's for a cashier. The partners module implements
 * it, because products must not import partners.
 */
export abstract class StockLocation {
  /**
   * @param viewer null for a visitor
   * @param chosenStore header X-Store-Id, if any; only a cashier has a choice
   * @returns a store id, FACTORY, or null for a cashier without a store
   * @throws AUTH.FORBIDDEN for a store that is not theirs
   */
  abstract of(viewer: StockViewer | null, chosenStore: number | null): Promise<number | null>;
}
