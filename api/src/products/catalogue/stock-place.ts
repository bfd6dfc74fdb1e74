import type { RequestUser } from '../../platform/access/index.js';

/** Store id of the factory in the stock tables; partner stores count from 1. */
export const FACTORY = 0;

/** Who asks, as far as the stock that he sees depends on it. */
export type StockViewer = Pick<RequestUser, 'id' | 'id_role'>;

/**
 * Says which stock a caller sees and sells: the factory's, or for a cashier his store's. The partners module knows the
 * cashiers and provides it; it is declared here because products may not import partners.
 */
export abstract class StockPlace {
  /**
   * @param viewer null for a visitor
   * @param chosenStore the store of the header X-Store-Id, null without it; only a cashier has a choice
   * @returns a store id, FACTORY, or null for a cashier without a store. Throws AUTH.FORBIDDEN for a store that is not his.
   */
  abstract of(viewer: StockViewer | null, chosenStore: number | null): Promise<number | null>;
}
