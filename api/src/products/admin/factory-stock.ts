import type { StockViewer } from '../catalogue/stock-place.js';

/** A wished level of the factory. */
export interface WishedLevel {
  productId: number;
  quantity: number;
  /** The level that the editor saw; null when he did not say, then the wish holds whatever the level is now. */
  seen: number | null;
}

/**
 * The factory's stock as the back office of products sets it. The partners module keeps all stock and provides it; it is
 * declared here because products may not import partners.
 */
export abstract class FactoryStock {
  /** Puts the first units of a new product into the factory; joins the caller's transaction. */
  abstract open(productId: number, quantity: number, actor: Pick<StockViewer, 'id'>): Promise<void>;

  /**
   * Sets a level by hand, with a ledger row of the difference; joins the caller's transaction. A wish that equals what the
   * editor saw changes nothing, so that units sold meanwhile stay sold.
   * @returns false when the level moved after the editor saw it; the caller must then roll back
   */
  abstract set(wish: WishedLevel, actor: Pick<StockViewer, 'id'>): Promise<boolean>;
}
