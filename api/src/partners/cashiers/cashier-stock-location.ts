import { ROLES } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import { FACTORY, StockLocation, type StockViewer } from '#products/index.js';
import { CashierStores } from './cashier-stores.repository.js';

/** Cashiers sell from their stores, everybody else from the factory. */
@Injectable()
export class CashierStockLocation extends StockLocation {
  constructor(private readonly cashiers: CashierStores) {
    super();
  }

  async findStore(viewer: StockViewer | null, chosenStore: number | null): Promise<number | null> {
    if (viewer?.id_role !== ROLES.cashier) return FACTORY;
    const stores = await this.cashiers.storesOf(viewer.id);
    if (chosenStore === null || stores.length === 0) return stores[0]?.id ?? null;
    if (!stores.some((store) => store.id === chosenStore)) throw new AppError('AUTH.FORBIDDEN');
    return chosenStore;
  }
}
