import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { ProductEntity } from '#products/index.js';
import { StockLevelEntity } from '../stock/stock-level.entity.js';
import { StoreEntity } from '../stores/store.entity.js';

/** Units of a product at one store. */
export interface StoreUnits {
  storeId: number;
  quantity: number;
}

/** What stores have, as shoppers may know it. */
@Injectable()
export class StoreStockRepository {
  constructor(private readonly work: UnitOfWork) {}

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
}
