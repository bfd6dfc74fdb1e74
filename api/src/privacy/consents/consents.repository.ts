import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { ConsentEntity } from './consent.entity.js';

@Injectable()
export class ConsentsRepository {
  constructor(private readonly work: UnitOfWork) {}

  async insert(rows: readonly Omit<ConsentEntity, 'id'>[]): Promise<void> {
    await this.work.manager.insert(ConsentEntity, [...rows]);
  }

  /** Newest first. */
  findByUser(userId: number): Promise<ConsentEntity[]> {
    return this.work.manager.find(ConsentEntity, { where: { userId }, order: { id: 'DESC' } });
  }
}
