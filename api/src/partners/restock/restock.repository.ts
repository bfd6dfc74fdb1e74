import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { FACTORY, ProductEntity } from '#products/index.js';
import { StockLevelEntity } from '../stock/stock-level.entity.js';
import { StoreEntity } from '../stores/store.entity.js';

export type RestockProduct = Pick<ProductEntity, 'id' | 'code' | 'name' | 'slug'>;
export interface StoreLevel {
  storeId: number;
  productId: number;
  quantity: number;
}

const MAX_PRODUCTS = 1_000;

@Injectable()
export class RestockRepository {
  constructor(private readonly work: UnitOfWork) {}

  products(): Promise<RestockProduct[]> {
    return this.work.manager
      .createQueryBuilder(ProductEntity, 'product')
      .select(['product.id', 'product.code', 'product.name', 'product.slug'])
      .where('product.active = :isActive', { isActive: true })
      .orderBy('product.searchText')
      .addOrderBy('product.id')
      .take(MAX_PRODUCTS)
      .getMany();
  }

  async levels(): Promise<StoreLevel[]> {
    const rows = await this.work.manager
      .createQueryBuilder(StockLevelEntity, 'level')
      .innerJoin(ProductEntity, 'product', 'product.id = level.product_id AND product.active = :isActive')
      .leftJoin(StoreEntity, 'store', 'store.id = level.store_id')
      .select('level.store_id', 'storeId')
      .addSelect('level.product_id', 'productId')
      .addSelect('level.quantity', 'quantity')
      .where('(level.store_id = :factory OR store.active = :isActive)', { factory: FACTORY, isActive: true })
      .getRawMany<StoreLevel>();
    return rows.map(({ storeId, productId, quantity }) => ({
      storeId: Number(storeId),
      productId: Number(productId),
      quantity: Number(quantity),
    }));
  }
}
