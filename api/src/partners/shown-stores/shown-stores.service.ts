import type { PageMeta, ShownPartner, StoreStock } from '@lacteos/contracts/schemas';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { pageOf, type PageQuery } from '#platform/http/index.js';
import { StoreRepository } from '../stores/store.repository.js';
import { hoursOn } from './hours-today.js';
import { StoreStockRepository } from './store-stock.repository.js';

/** Limit for showing 'few' instead of the exact number. */
const FEW_UNITS = 3;

@Injectable()
export class ShownStoresService {
  constructor(
    private readonly stores: StoreRepository,
    private readonly stock: StoreStockRepository,
    private readonly clock: Clock,
  ) {}

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

  async listWithProduct(productId: number): Promise<StoreStock[]> {
    const units = await this.stock.unitsOf(productId);
    return units.map(({ storeId, quantity }) => ({ storeId, isLow: quantity <= FEW_UNITS }));
  }
}
