import { Injectable } from '@nestjs/common';
import { Between, In, MoreThanOrEqual } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { ClosedDayEntity } from './closed-day.entity.js';

export const ALL_ZONES = 0;

@Injectable()
export class ClosedDaysRepository {
  constructor(private readonly work: UnitOfWork) {}

  listFrom(day: string): Promise<ClosedDayEntity[]> {
    return this.work.manager.find(ClosedDayEntity, {
      where: { day: MoreThanOrEqual(day) },
      order: { day: 'ASC', zoneId: 'ASC' },
    });
  }

  find(id: number): Promise<ClosedDayEntity | null> {
    return this.work.manager.findOneBy(ClosedDayEntity, { id });
  }

  /** Reasons by day; a zone's own before that of all zones. */
  async reasonsFor(zoneId: number, from: string, to: string): Promise<ReadonlyMap<string, string>> {
    const days = await this.work.manager.find(ClosedDayEntity, {
      where: { day: Between(from, to), zoneId: In([ALL_ZONES, zoneId]) },
      order: { zoneId: 'ASC' },
    });
    return new Map(days.map(({ day, reason }) => [day, reason]));
  }

  /** @throws a duplicate key for a day that is closed */
  async insert(day: Omit<ClosedDayEntity, 'id'>): Promise<number> {
    const { identifiers } = await this.work.manager.insert(ClosedDayEntity, day);
    return Number(identifiers[0]?.['id']);
  }

  /** @returns whether it was there */
  async delete(id: number): Promise<boolean> {
    const { affected } = await this.work.manager.delete(ClosedDayEntity, { id });
    return affected === 1;
  }
}
