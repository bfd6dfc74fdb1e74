import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { isInState } from '#orders/order/states/order-state-sql.js';
import type { PlanGroup } from './plan.dto.js';

export interface PlannedOrder {
  readonly orderId: number;
  readonly group: PlanGroup;
  readonly zoneId: number | null;
}
export interface PlannedZone {
  readonly id: number;
  readonly name: string;
  readonly capacity: number | null;
  readonly booked: number;
}
type OrderRow = { orderId: number | string; zoneId: number | string | null };

const TO_SEND = isInState(['paid'], 'orders');
/** Bounds one group; far more than a day's places. */
const MAX_ORDERS = 2_000;

const BOOKED = `SELECT booking.order_id AS orderId, booking.zone_id AS zoneId FROM delivery_bookings AS booking
  JOIN orders ON orders.id = booking.order_id JOIN delivery_zones AS zone ON zone.id = booking.zone_id
  WHERE booking.kind = 'home' AND orders.active = 1`;
const IN_TURN = `ORDER BY booking.day, booking.order_id LIMIT ${MAX_ORDERS}`;

@Injectable()
export class PlanRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Unpaid orders only while they have a place; by courier whatever waits, because their day is the arrival's. */
  async findOfDay(day: string): Promise<PlannedOrder[]> {
    const own = await this.findOrders(
      `${BOOKED} AND zone.is_by_courier = 0 AND booking.day = ? AND booking.needs_day = 0
       AND (orders.is_paid = 1 OR booking.is_held = 1) ${IN_TURN}`,
      [day],
    );
    const byCourier = await this.findOrders(`${BOOKED} AND zone.is_by_courier = 1 AND ${TO_SEND} ${IN_TURN}`);
    return [...own, ...byCourier].map((row) => ({ ...row, group: 'zone' }));
  }

  /** Promised for a day before this one, paid, and still here. */
  async findLate(today: string): Promise<PlannedOrder[]> {
    const rows = await this.findOrders(
      `${BOOKED} AND zone.is_by_courier = 0 AND booking.day < ? AND booking.needs_day = 0 AND ${TO_SEND} ${IN_TURN}`,
      [today],
    );
    return rows.map((row) => ({ ...row, group: 'late' }));
  }

  /** Paid orders of the factory without a day, and orders that nobody received. */
  async findWithoutDay(): Promise<PlannedOrder[]> {
    const waiting = await this.findOrders(
      `SELECT orders.id AS orderId, NULL AS zoneId FROM orders
       LEFT JOIN delivery_bookings AS booking ON booking.order_id = orders.id
       WHERE ${TO_SEND} AND orders.store_id = 0
       AND (booking.order_id IS NULL OR (booking.kind = 'home' AND (booking.needs_day = 1 OR booking.day IS NULL)))
       ORDER BY orders.created_at, orders.id LIMIT ${MAX_ORDERS}`,
    );
    const notReceived = await this.findOrders(
      `SELECT orders.id AS orderId, NULL AS zoneId FROM order_progress AS progress
       JOIN orders ON orders.id = progress.order_id
       WHERE progress.state = 'notDelivered' AND orders.active = 1
       ORDER BY progress.failed_at, orders.id LIMIT ${MAX_ORDERS}`,
    );
    return [...notReceived, ...waiting].map((row) => ({ ...row, group: 'noDay' }));
  }

  async findZones(day: string): Promise<PlannedZone[]> {
    const rows = await this.work.manager.query<Record<keyof PlannedZone, number | string | null>[]>(
      `SELECT zone.id, zone.name, zone.capacity, COALESCE(day.booked, 0) AS booked FROM delivery_zones AS zone
       LEFT JOIN delivery_days AS day ON day.zone_id = zone.id AND day.day = ?
       WHERE zone.active = 1 OR COALESCE(day.booked, 0) > 0 ORDER BY zone.is_by_courier, zone.name`,
      [day],
    );
    return rows.map(({ id, name, capacity, booked }) => ({
      id: Number(id),
      name: String(name),
      capacity: capacity === null ? null : Number(capacity),
      booked: Number(booked),
    }));
  }

  private async findOrders(
    sql: string,
    values: readonly string[] = [],
  ): Promise<Pick<PlannedOrder, 'orderId' | 'zoneId'>[]> {
    const rows = await this.work.manager.query<OrderRow[]>(sql, [...values]);
    return rows.map(({ orderId, zoneId }) => ({
      orderId: Number(orderId),
      zoneId: zoneId === null ? null : Number(zoneId),
    }));
  }
}
