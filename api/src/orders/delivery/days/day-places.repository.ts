import { Injectable } from '@nestjs/common';
import { Between } from 'typeorm';

import { execute, insertMissingRows, type Statement, UnitOfWork } from '#platform/database/index.js';
import { DeliveryDayEntity } from './delivery-day.entity.js';

export interface ZoneDay {
  readonly zoneId: number;
  readonly day: string;
}

const NO_LIMIT = 2_147_483_647;
const CAPACITY = `COALESCE((SELECT capacity FROM delivery_zones WHERE id = ?), ${NO_LIMIT})`;

@Injectable()
export class DayPlacesRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Booked places by day. */
  async bookedIn(zoneId: number, from: string, to: string): Promise<ReadonlyMap<string, number>> {
    const days = await this.work.manager.findBy(DeliveryDayEntity, { zoneId, day: Between(from, to) });
    return new Map(days.map(({ day, booked }) => [day, Number(booked)]));
  }

  /** Before the booking's transaction: an insertion of the same row there would make concurrent bookings deadlock. */
  async ensure({ zoneId, day }: ZoneDay): Promise<void> {
    await insertMissingRows(this.work.manager, 'delivery_days (zone_id, day, booked)', [[zoneId, day, 0]]);
  }

  /** Concurrent bookings succeed until the places are gone. */
  buildBook({ zoneId, day }: ZoneDay, orThrow: () => Error): Statement {
    return {
      sql: `UPDATE delivery_days SET booked = booked + 1 WHERE zone_id = ? AND day = ? AND booked < ${CAPACITY}`,
      values: [zoneId, day, zoneId],
      expectation: { rows: 1, orThrow },
    };
  }

  /** @returns whether there was a place */
  async book(place: ZoneDay): Promise<boolean> {
    const { sql, values } = this.buildBook(place, () => new Error('full'));
    const { affected } = await execute(this.work.manager, sql, values);
    return affected === 1;
  }

  async giveBack({ zoneId, day }: ZoneDay): Promise<void> {
    await execute(
      this.work.manager,
      'UPDATE delivery_days SET booked = booked - 1 WHERE zone_id = ? AND day = ? AND booked > 0',
      [zoneId, day],
    );
  }
}
