import type { RequestUser } from '#platform/access/index.js';

/** Factory's store id; partner stores count from 1. */
export const FACTORY = 0;

export type StockViewer = Pick<RequestUser, 'id' | 'id_role'>;

/** The partners module implements it, because products must not import partners. */
export abstract class StockLocation {
  /**
   * @param viewer null for a visitor @param chosenStore header X-Store-Id; only cashiers choose
   * @returns null for a cashier without a store @throws AUTH.FORBIDDEN for another cashier's store
   */
  abstract findStore(viewer: StockViewer | null, chosenStore: number | null): Promise<number | null>;
}
