import type { Partner, StoreSummary } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '../../platform/database/index.js';
import { StoreEntity } from './store.entity.js';

const LIST_LIMIT = 200;

/** The statements on partner stores. */
@Injectable()
export class StoreRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Active stores with all public fields. */
  partners(): Promise<Partner[]> {
    return this.work.manager.find(StoreEntity, {
      select: { id: true, name: true, address: true, phone: true, city: true, country: true, image: true },
      where: { active: true },
      order: { id: 'ASC' },
      take: LIST_LIMIT,
    });
  }

  /** Active stores in short. */
  summaries(): Promise<StoreSummary[]> {
    return this.work.manager.find(StoreEntity, {
      select: { id: true, name: true, city: true },
      where: { active: true },
      order: { id: 'ASC' },
      take: LIST_LIMIT,
    });
  }
}
