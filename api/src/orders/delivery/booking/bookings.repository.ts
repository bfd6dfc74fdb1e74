import type { Centavos } from '@lacteos/contracts/money/money';
import { colombianDay, colombianTime, startOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import {
  execute,
  insertionOf,
  placeholdersFor,
  type Statement,
  UnitOfWork,
} from '#platform/database/index.js';
import { DeliveryBookingEntity } from '../../order/detail/delivery-booking.entity.js';
import type { PromisedDeliveryDto } from '../../order/row/delivery-state.dto.js';

export interface NewBookingRow {
  readonly orderId: number;
  readonly zoneId: number;
  readonly day: string;
  readonly price: Centavos;
  readonly createdAt: Date;
}

const INTO = 'delivery_bookings (order_id, kind, zone_id, day, price, is_held, needs_day, created_at)';

const PROMISED = `SELECT booking.order_id AS orderId, booking.kind, booking.day, booking.needs_day AS needsDay,
  booking.store_id AS storeId, store.name AS storeName, zone.name AS zoneName, zone.is_by_courier AS isByCourier,
  zone.is_cold AS isCold
  FROM delivery_bookings AS booking LEFT JOIN delivery_zones AS zone ON zone.id = booking.zone_id
  LEFT JOIN stores AS store ON store.id = booking.store_id`;

const IN_TIME_TODAY = `EXISTS (SELECT 1 FROM delivery_zones AS zone WHERE zone.id = delivery_bookings.zone_id
  AND zone.lead_days = 0 AND (zone.cut_off > ? OR delivery_bookings.created_at >= ?))`;

type PromisedRow = Pick<
  Required<PromisedDeliveryDto>,
  'kind' | 'day' | 'storeId' | 'storeName' | 'zoneName'
> &
  Record<'orderId' | 'needsDay' | 'isByCourier' | 'isCold', number | null>;

@Injectable()
export class BookingsRepository {
  constructor(private readonly work: UnitOfWork) {}

  find(orderId: number): Promise<DeliveryBookingEntity | null> {
    return this.work.manager.findOneBy(DeliveryBookingEntity, { orderId });
  }

  /** By order; without the orders to which nothing was promised. */
  async findPromised(orderIds: readonly number[]): Promise<ReadonlyMap<number, PromisedDeliveryDto>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.work.manager.query<PromisedRow[]>(
      `${PROMISED} WHERE booking.order_id IN (${placeholdersFor(orderIds)})`,
      [...orderIds],
    );
    return new Map(
      rows.map(({ orderId, needsDay, isByCourier, isCold, ...row }) => [
        Number(orderId),
        {
          ...row,
          needsDay: Boolean(needsDay),
          isByCourier: Boolean(isByCourier),
          isCold: Boolean(isCold),
        },
      ]),
    );
  }

  buildInsert({ orderId, zoneId, day, price, createdAt }: NewBookingRow): Statement {
    return insertionOf(INTO, [[orderId, 'home', zoneId, day, price, true, false, createdAt]]);
  }

  /** @returns whether this call took the place from the order */
  async letGo(orderId: number): Promise<boolean> {
    const { affected } = await execute(
      this.work.manager,
      'UPDATE delivery_bookings SET is_held = ? WHERE order_id = ? AND is_held = ?',
      [false, orderId, true],
    );
    return affected === 1;
  }

  /** @returns false when the booking has another day by now */
  async change(
    orderId: number,
    from: string | null,
    change: Partial<Pick<DeliveryBookingEntity, 'day' | 'isHeld' | 'needsDay'>>,
  ): Promise<boolean> {
    const { affected } = await this.work.manager
      .createQueryBuilder()
      .update(DeliveryBookingEntity)
      .set(change)
      .where('order_id = :orderId', { orderId })
      .andWhere(from === null ? 'day IS NULL' : 'day = :from', { from })
      .execute();
    return affected === 1;
  }

  /**
   * For an order that is paid after its day, or on it unless its zone delivers on the day of the order and the order is
   * in time for that.
   */
  buildNeedDay(orderId: number, now: Date): Statement {
    const today = colombianDay(now);
    return {
      sql: `UPDATE delivery_bookings SET needs_day = ? WHERE order_id = ? AND kind = 'home'
        AND (day < ? OR (day = ? AND NOT ${IN_TIME_TODAY}))`,
      values: [true, orderId, today, today, colombianTime(now), startOfColombianDay(today)],
    };
  }
}
