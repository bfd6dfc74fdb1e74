import { readSearch } from '@lacteos/contracts/identification/read-search';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { likeContaining } from '#platform/text/index.js';
import { StoreEntity } from './store.entity.js';
import type { StaffPartnerSort } from './staff-stores.dto.js';

export interface PartnerFilter {
  search: string | null;
  active: boolean | null;
}
export interface PartnerPage {
  by: StaffPartnerSort;
  direction: 'ASC' | 'DESC';
  skip: number;
  take: number;
}
export type StoreChange = Partial<Omit<StoreEntity, 'id' | 'version' | 'createdAt'>>;

@Injectable()
export class StaffStoresRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Includes inactive stores; also counts them. */
  list(filter: PartnerFilter, { by, direction, skip, take }: PartnerPage): Promise<[StoreEntity[], number]> {
    return this.matching(filter)
      .orderBy(`store.${by}`, direction)
      .addOrderBy('store.id', direction)
      .offset(skip)
      .limit(take)
      .getManyAndCount();
  }

  find(id: number): Promise<StoreEntity | null> {
    return this.work.manager.findOneBy(StoreEntity, { id });
  }

  async insert(row: Omit<StoreEntity, 'id' | 'version'>): Promise<number> {
    const { identifiers } = await this.work.manager.insert(StoreEntity, row);
    return Number(identifiers[0]?.['id']);
  }

  /** @returns false when the version is not current */
  async change(id: number, version: number, change: StoreChange): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(StoreEntity)
      .set({ ...change, version: version + 1 })
      .where('id = :id AND version = :version', { id, version })
      .execute();
    return outcome.affected === 1;
  }

  private matching({ search, active }: PartnerFilter): SelectQueryBuilder<StoreEntity> {
    const query = this.work.manager.createQueryBuilder(StoreEntity, 'store');
    if (active !== null) query.andWhere('store.active = :isActive', { isActive: active });
    if (search)
      query.andWhere(
        "(store.search_text LIKE :text ESCAPE '!' OR store.search_text LIKE :number ESCAPE '!')",
        {
          text: likeContaining(search),
          number: likeContaining(readSearch(search)),
        },
      );
    return query;
  }
}
