import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { type StockLine, StockLevelEntity, StoreEntity } from '#partners/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { ProductEntity } from '#products/index.js';

export interface MissingProduct {
  readonly id: number;
  readonly name: string;
  readonly available: number;
}
/** With known opening hours: without them no time can be promised. */
export type OpenStore = Omit<StoreEntity, 'hours'> & { readonly hours: NonNullable<StoreEntity['hours']> };

const hasHours = (store: StoreEntity): store is OpenStore => store.hours !== null;

@Injectable()
export class PickupStoresRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Active stores with opening hours. */
  async findOpen(): Promise<OpenStore[]> {
    const stores = await this.work.manager.find(StoreEntity, {
      where: { active: true },
      order: { id: 'ASC' },
    });
    return stores.filter(hasHours);
  }

  /** null: unknown, inactive or without opening hours. */
  async findOpenStore(id: number): Promise<OpenStore | null> {
    const store = await this.work.manager.findOneBy(StoreEntity, { id, active: true });
    return store && hasHours(store) ? store : null;
  }

  /** Also an inactive one: its orders stay. */
  findStore(id: number): Promise<StoreEntity> {
    return this.work.manager.findOneByOrFail(StoreEntity, { id });
  }

  /** Products of which a store has too few; stores that have all are missing. */
  async findMissing(
    storeIds: readonly number[],
    lines: readonly StockLine[],
  ): Promise<ReadonlyMap<number, readonly MissingProduct[]>> {
    if (storeIds.length === 0 || lines.length === 0) return new Map();
    const ids = lines.map(({ productId }) => productId);
    const [products, levels] = await Promise.all([
      this.work.manager.find(ProductEntity, {
        where: { id: In(ids), active: true },
        select: { id: true, name: true },
      }),
      this.work.manager.findBy(StockLevelEntity, { storeId: In([...storeIds]), productId: In(ids) }),
    ]);
    const names = new Map(products.map(({ id, name }) => [id, name]));
    const units = new Map(
      levels.map(({ storeId, productId, quantity }) => [`${storeId}:${productId}`, quantity]),
    );
    const missingIn = (storeId: number): MissingProduct[] =>
      lines.flatMap(({ productId: id, quantity }) => {
        const available = units.get(`${storeId}:${id}`) ?? 0;
        const name = names.get(id);
        return name === undefined || available >= quantity ? [] : [{ id, name, available }];
      });
    return new Map(storeIds.map((id) => [id, missingIn(id)]));
  }
}
