import type { StockViewer } from '../catalogue/stock-location.js';

/** A stock level to set at the factory. */
export interface TargetLevel {
  productId: number;
  quantity: number;
  /** The level that the editor saw; null sets the level whatever it is now. */
  seen: number | null;
}

/**
 * Sets the factory's stock for the product editor. The partners module implements it, because products must not
 * import partners.
 */
export abstract class FactoryStock {
  /** Adds the first units of a new product to the factory, in the caller's transaction. */
  abstract open(productId: number, quantity: number, actor: Pick<StockViewer, 'id'>): Promise<void>;

  /**
   * Sets a level and records the difference in the ledger, in the caller's transaction. A target equal to what the
   * editor saw changes nothing, so that sales meanwhile are kept.
   * @returns false when the level changed after the editor saw it; the caller must roll back
   */
  abstract set(wish: TargetLevel, actor: Pick<StockViewer, 'id'>): Promise<boolean>;
}
