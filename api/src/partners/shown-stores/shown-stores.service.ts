import type { PageMeta, ShownPartner, StoreStock } from '@lacteos/contracts/schemas';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { pageOf, type PageQuery } from '#platform/http/index.js';
import { StoreRepository } from '../stores/store.repository.js';
import { hoursOn } from './hours-today.js';
import { StoreStockRepository } from './store-stock.repository.js';

/** So many units or fewer are few; how many exactly is the store's affair. */
const FEW_UNITS = 3;

/** Partner stores as shoppers see them. */
@Injectable()
export class ShownStoresService {
  constructor(
    private readonly stores: StoreRepository,
    private readonly stock: StoreStockRepository,
    private readonly clock: Clock,
  ) {}

  /** Active stores with today's hours and the number of products that they have. */
  async list(query: PageQuery): Promise<{ partners: ShownPartner[]; meta: PageMeta }> {
    const { page, pageSize, ...rows } = pageOf(query);
    const [[partners, total], inStock] = await Promise.all([
      this.stores.partners({ page, pageSize, ...rows }),
      this.stock.productsInStock(),
    ]);
    const today = colombianToday(this.clock);
    const shown = partners.map((partner) => ({
      ...partner,
      hoursToday: hoursOn(today, partner.hours),
      productsInStock: inStock.get(partner.id) ?? 0,
    }));
    return { partners: shown, meta: { total, page, pageSize } };
  }

  /** The active stores that have an active product; none for an unknown one. */
  async having(productId: number): Promise<StoreStock[]> {
    const units = await this.stock.unitsOf(productId);
    return units.map(({ storeId, quantity }) => ({ storeId, isLow: quantity <= FEW_UNITS }));
  }
}
