import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { ProductEntity } from '#products/index.js';
import { StockLevelEntity } from '../stock/stock-level.entity.js';
import { StoreEntity } from '../stores/store.entity.js';

export interface StoreUnits {
  storeId: number;
  quantity: number;
}

@Injectable()
export class StoreStockRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Counts active products with at least one unit; stores without any are missing. */
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
