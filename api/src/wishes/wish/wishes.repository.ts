import { Injectable } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';

import { insertMissingRows, UnitOfWork } from '#platform/database/index.js';
import { FavouriteEntity } from './favourite.entity.js';
import { RestockNoticeEntity } from './restock-notice.entity.js';

type WishRow = FavouriteEntity & RestockNoticeEntity;
const TABLES = { favourites: FavouriteEntity, restock_notices: RestockNoticeEntity };
export type WishTable = keyof typeof TABLES;

@Injectable()
export class WishesRepository {
  constructor(private readonly work: UnitOfWork) {}

  findByUser(table: WishTable, userId: number): Promise<WishRow[]> {
    return this.work.manager.find(entityOf(table), {
      where: { userId },
      order: { createdAt: 'DESC', productId: 'DESC' },
    });
  }

  count(table: WishTable, userId: number): Promise<number> {
    return this.work.manager.countBy(entityOf(table), { userId });
  }

  /** @returns false when it was already there */
  async add(table: WishTable, { userId, productId, createdAt }: WishRow): Promise<boolean> {
    const into = `${table} (user_id, product_id, created_at)`;
    const { affected } = await insertMissingRows(this.work.manager, into, [[userId, productId, createdAt]]);
    return affected === 1;
  }

  /** @returns true for only one of several concurrent calls */
  async remove(table: WishTable, userId: number, productId: number): Promise<boolean> {
    const { affected } = await this.work.manager.delete(entityOf(table), { userId, productId });
    return affected === 1;
  }

  async removeOf(userId: number): Promise<void> {
    await this.work.manager.delete(FavouriteEntity, { userId });
    await this.work.manager.delete(RestockNoticeEntity, { userId });
  }
}

const entityOf = (table: WishTable): EntityTarget<WishRow> => TABLES[table];
