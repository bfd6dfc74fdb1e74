import type { StoreSummary } from '@lacteos/contracts/schemas';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { StoreEntity } from '../stores/store.entity.js';
import { CashierStoreEntity } from './cashier-store.entity.js';

@Injectable()
export class CashierStores {
  constructor(private readonly work: UnitOfWork) {}

  /** Active stores only; the first is the default. */
  storesOf(userId: number): Promise<StoreSummary[]> {
    return this.work.manager
      .createQueryBuilder(CashierStoreEntity, 'cashier')
      .innerJoin(StoreEntity, 'store', 'store.id = cashier.store_id AND store.active = :active', {
        active: true,
      })
      .select('store.id', 'id')
      .addSelect('store.name', 'name')
      .addSelect('store.city', 'city')
      .where('cashier.user_id = :userId', { userId })
      .orderBy('store.id')
      .getRawMany<StoreSummary>();
  }

  /** Active stores only; cashiers without one are missing. */
  async storesOfAll(userIds: readonly number[]): Promise<Map<number, StoreSummary[]>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.work.manager
      .createQueryBuilder(CashierStoreEntity, 'cashier')
      .innerJoin(StoreEntity, 'store', 'store.id = cashier.store_id AND store.active = :active', {
        active: true,
      })
      .select('cashier.user_id', 'userId')
      .addSelect('store.id', 'id')
      .addSelect('store.name', 'name')
      .addSelect('store.city', 'city')
      .where('cashier.user_id IN (:...userIds)', { userIds })
      .orderBy('store.id')
      .getRawMany<StoreSummary & { userId: number }>();
    const stores = new Map<number, StoreSummary[]>();
    for (const { userId, ...store } of rows) stores.set(userId, [...(stores.get(userId) ?? []), store]);
    return stores;
  }

  /** @throws a duplicate key for an existing assignment */
  async assign(userId: number, storeId: number): Promise<void> {
    await this.work.manager.insert(CashierStoreEntity, { userId, storeId });
  }
}
