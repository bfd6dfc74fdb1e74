import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { insertRows, UnitOfWork } from '#platform/database/index.js';
import { isInState } from '../order/order-state-sql.js';
import { OrderHoldEntity } from './order-hold.entity.js';

/** A line of an unpaid order that holds its units. */
export interface HeldLine {
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
}

/** The statements on reservations. */
@Injectable()
export class OrderHoldRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Notes the end of a new order's reservation. */
  async add(orderId: number, endsAt: Date): Promise<void> {
    await insertRows(this.work.manager, 'order_holds (order_id, ends_at)', [[orderId, endsAt]]);
  }

  /** The ends of reservations by order; orders without one are left out. */
  async endsOf(orderIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.work.manager.findBy(OrderHoldEntity, { orderId: In([...orderIds]) });
    return new Map(rows.map(({ orderId, endsAt }) => [orderId, endsAt]));
  }

  /** The end of an order's reservation, if it has one. */
  async endOf(orderId: number): Promise<Date | null> {
    return (await this.work.manager.findOneBy(OrderHoldEntity, { orderId }))?.endsAt ?? null;
  }

  async setEnd(orderId: number, endsAt: Date): Promise<void> {
    await this.work.manager.save(OrderHoldEntity, { orderId, endsAt });
  }

  /** What the unpaid orders of a buyer hold. */
  async heldBy(userId: number): Promise<HeldLine[]> {
    const rows = await this.work.manager.query<Record<keyof HeldLine, string | number>[]>(
      `SELECT orders.id AS orderId, held.product_id AS productId, held.quantity AS quantity
       FROM orders JOIN order_lines AS held ON held.order_id = orders.id
       WHERE orders.user_id = ? AND ${isInState(['placed'], 'orders')} AND orders.stock_released_at IS NULL`,
      [userId],
    );
    return rows.map(({ orderId, productId, quantity }) => ({
      orderId: Number(orderId),
      productId: Number(productId),
      quantity: Number(quantity),
    }));
  }
}
