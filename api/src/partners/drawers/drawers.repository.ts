import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { insertMissingRows, placeholdersFor, UnitOfWork } from '#platform/database/index.js';
import { DrawerEntity } from './drawer.entity.js';

const FACTORY = { id: 0, name: 'Fábrica' };

@Injectable()
export class Drawers {
  constructor(private readonly work: UnitOfWork) {}

  find(id: number): Promise<DrawerEntity | null> {
    return this.work.manager.findOneBy(DrawerEntity, { id });
  }

  /** Oldest first. @param storeIds null: of all stores */
  list(storeIds: readonly number[] | null): Promise<DrawerEntity[]> {
    return this.work.manager.find(DrawerEntity, {
      where: storeIds ? { storeId: In([...storeIds]) } : {},
      order: { storeId: 'ASC', id: 'ASC' },
    });
  }

  async storeNames(storeIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.work.manager.query<{ id: number; name: string }[]>(
      `SELECT id, name FROM stores WHERE id IN (${placeholdersFor(storeIds) || '0'})`,
      [...storeIds],
    );
    return new Map([FACTORY, ...rows].map(({ id, name }) => [Number(id), name]));
  }

  /** @throws a duplicate key for a name of that store */
  async insert(drawer: Omit<DrawerEntity, 'id'>): Promise<number> {
    const { identifiers } = await this.work.manager.insert(DrawerEntity, drawer);
    return Number(identifiers[0]?.['id']);
  }

  /**
   * Makes it unless the store has one of that name.
   * @returns null for one that was made after the transaction's snapshot
   */
  async ensure(storeId: number, name: string): Promise<DrawerEntity | null> {
    await insertMissingRows(this.work.manager, 'drawers (store_id, name, active)', [[storeId, name, 1]]);
    return this.work.manager.findOneBy(DrawerEntity, { storeId, name });
  }

  /** @throws a duplicate key for a name of that store */
  async change(id: number, change: Pick<DrawerEntity, 'name' | 'active'>): Promise<void> {
    await this.work.manager.update(DrawerEntity, { id }, change);
  }
}
