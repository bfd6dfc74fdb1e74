import type { StoreSummary } from '@lacteos/contracts/schemas';
import type { Partner } from '@lacteos/contracts/stores/partner';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import type { Page } from '#platform/http/index.js';
import { StoreEntity } from './store.entity.js';

@Injectable()
export class StoreRepository {
  constructor(private readonly work: UnitOfWork) {}

  async partners({ skip, take }: Page): Promise<[Partner[], number]> {
    const where = { active: true };
    // findAndCount counts a null in the selected column as no row.
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
