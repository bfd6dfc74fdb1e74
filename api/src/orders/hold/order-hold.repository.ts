import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
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

  /** The end that staff set for an order. */
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
