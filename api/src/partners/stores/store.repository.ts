import type { Partner, StoreSummary } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import type { Page } from '#platform/http/index.js';
import { StoreEntity } from './store.entity.js';

/** Partner store queries. */
@Injectable()
export class StoreRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Active stores with all public fields, and their number. */
  partners({ skip, take }: Page): Promise<[Partner[], number]> {
    return this.work.manager.findAndCount(StoreEntity, {
      select: { id: true, name: true, address: true, phone: true, city: true, country: true, image: true },
      where: { active: true },
      order: { id: 'ASC' },
      skip,
      take,
    });
  }

  /** Active stores in short, and their number. */
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
