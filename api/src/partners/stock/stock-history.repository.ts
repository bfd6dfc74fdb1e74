import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { ProductEntity } from '#products/index.js';
import { StoreEntity } from '../stores/store.entity.js';
import { StockLedgerEntity } from './stock-ledger.entity.js';
import { StockLevelEntity } from './stock-level.entity.js';

export interface LocationLevel {
  storeId: number;
  name: string | null;
  quantity: number;
}

@Injectable()
export class StockHistoryRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Includes inactive products; unknown ids are missing. */
  async productNames(ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.work.manager.find(ProductEntity, {
      select: { id: true, name: true },
      where: { id: In([...ids]) },
    });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async locations(productId: number): Promise<LocationLevel[]> {
    const rows = await this.work.manager
      .createQueryBuilder(StockLevelEntity, 'level')
      .leftJoin(StoreEntity, 'store', 'store.id = level.store_id')
      .select('level.store_id', 'storeId')
      .addSelect('store.name', 'name')
      .addSelect('level.quantity', 'quantity')
      .where('level.product_id = :productId', { productId })
      .orderBy('level.store_id')
      .getRawMany<LocationLevel>();
    return rows.map((row) => ({ ...row, storeId: Number(row.storeId), quantity: Number(row.quantity) }));
  }

  page(
    storeId: number,
    productId: number,
    skip: number,
    take: number,
  ): Promise<[StockLedgerEntity[], number]> {
    const order = { id: 'DESC' } as const;
    return this.work.manager.findAndCount(StockLedgerEntity, {
      where: { storeId, productId },
      order,
      skip,
      take,
    });
  }

  async balanceAt(storeId: number, productId: number, ledgerId: number): Promise<number> {
    const row = await this.work.manager
      .createQueryBuilder(StockLedgerEntity, 'ledger')
      .select('COALESCE(SUM(ledger.delta), 0)', 'balance')
      .where('ledger.store_id = :storeId AND ledger.product_id = :productId AND ledger.id <= :ledgerId', {
        storeId,
        productId,
        ledgerId,
      })
      .getRawOne<{ balance: number | string }>();
    return Number(row?.balance ?? 0);
  }
}
