import type { StockViewer } from '../catalogue/stock-location.js';

export interface TargetLevel {
  productId: number;
  quantity: number;
  /** Level that the editor saw; null sets the level unconditionally. */
  seen: number | null;
}

/** The partners module implements it, because products must not import partners. */
export abstract class FactoryStock {
  /** Adds opening stock in the caller's transaction. */
  abstract open(productId: number, quantity: number, actor: Pick<StockViewer, 'id'>): Promise<void>;

  /** Runs in the caller's transaction. @returns false when the level has changed; the caller must roll back */
  abstract set(wish: TargetLevel, actor: Pick<StockViewer, 'id'>): Promise<boolean>;
}
