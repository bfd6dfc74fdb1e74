import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import type { ComparisonResult } from './compare.js';
import { SiigoComparisonEntity } from './comparison.entity.js';

@Injectable()
export class ComparisonRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** @throws a duplicate key when the day has one */
  async insert(day: string, startedAt: Date): Promise<void> {
    await this.work.manager.insert(SiigoComparisonEntity, { day, startedAt, result: null, finishedAt: null });
  }

  isOpen(day: string): Promise<boolean> {
    return this.work.manager.existsBy(SiigoComparisonEntity, { day, finishedAt: IsNull() });
  }

  async finish(day: string, result: ComparisonResult, finishedAt: Date): Promise<void> {
    await this.work.manager.update(SiigoComparisonEntity, { day }, { result, finishedAt });
  }

  latest(): Promise<SiigoComparisonEntity | null> {
    return this.work.manager.findOne(SiigoComparisonEntity, {
      where: { finishedAt: Not(IsNull()) },
      order: { finishedAt: 'DESC', id: 'DESC' },
    });
  }
}
