import type { Partner, StoreSummary } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import type { Page } from '#platform/http/index.js';
import { ProductEntity } from '#products/index.js';
import { StockLevelEntity } from '../stock/stock-level.entity.js';
import { StoreEntity } from './store.entity.js';

/** Units of a product at one store. */
export interface StoreUnits {
  storeId: number;
  quantity: number;
}

/** Partner store queries. */
@Injectable()
export class StoreRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Active stores with all public fields, and their number. */
  async partners({ skip, take }: Page): Promise<[Partner[], number]> {
    const where = { active: true };
    // findAndCount counts a selected column that is null as no row.
    return Promise.all([
      this.work.manager.find(StoreEntity, {
        select: {
          ...{ id: true, name: true, address: true, phone: true, city: true, country: true, image: true },
          hours: true,
          location: true,
        },
        where,
        order: { id: 'ASC' },
        skip,
        take,
      }),
      this.work.manager.countBy(StoreEntity, where),
    ]);
  }

  /** How many active products each store has at least one unit of, by store; a store without any is left out. */
  async productsInStock(): Promise<ReadonlyMap<number, number>> {
    const rows = await this.work.manager
      .createQueryBuilder(StockLevelEntity, 'level')
      .innerJoin(ProductEntity, 'product', 'product.id = level.product_id AND product.active = :isActive')
      .select('level.store_id', 'storeId')
      .addSelect('COUNT(*)', 'products')
      .where('level.quantity > 0', { isActive: true })
      .groupBy('level.store_id')
      .getRawMany<{ storeId: number | string; products: number | string }>();
    return new Map(rows.map(({ storeId, products }) => [Number(storeId), Number(products)]));
  }

  /** Units of an active product in each active store that has some. */
  async unitsOf(productId: number): Promise<StoreUnits[]> {
    const rows = await this.work.manager
      .createQueryBuilder(StockLevelEntity, 'level')
      .innerJoin(StoreEntity, 'store', 'store.id = level.store_id AND store.active = :isActive')
      .innerJoin(ProductEntity, 'product', 'product.id = level.product_id AND product.active = :isActive')
      .select('level.store_id', 'storeId')
      .addSelect('level.quantity', 'quantity')
      .where('level.product_id = :productId AND level.quantity > 0', { productId, isActive: true })
      .orderBy('level.store_id')
      .getRawMany<StoreUnits>();
    return rows.map(({ storeId, quantity }) => ({ storeId: Number(storeId), quantity: Number(quantity) }));
  }

  /** Active stores in short, and their number. */
  summaries({ skip, take }: Page): Promise<[StoreSummary[], number]> {
    return this.work.manager.findAndCount(StoreEntity, {
      select: { id: true, name: true, city: true },
      where: { active: true },
      order: { id: 'ASC' },
      skip,
      take,
    });
  }
}
