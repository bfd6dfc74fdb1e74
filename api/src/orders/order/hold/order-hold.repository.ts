import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import {
  insertionOf,
  placeholdersFor,
  select,
  type Statement,
  UnitOfWork,
} from '#platform/database/index.js';
import type { StockLine } from '#partners/index.js';
import { MISSING_UNITS } from '../returned/returned-sql.js';
import { isInState } from '../states/order-state-sql.js';
import { OrderHoldEntity } from './order-hold.entity.js';

export interface Held {
  readonly orders: number;
  readonly units: ReadonlyMap<number, number>;
}

const HOLDING = `orders.user_id = ? AND ${isInState(['placed'], 'orders')} AND orders.stock_released_at IS NULL`;

@Injectable()
export class OrderHoldRepository {
  constructor(private readonly work: UnitOfWork) {}

  buildAdd(orderId: number, endsAt: Date): Statement {
    return insertionOf('order_holds (order_id, ends_at)', [[orderId, endsAt]]);
  }

  async endsOf(orderIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.work.manager.findBy(OrderHoldEntity, { orderId: In([...orderIds]) });
    return new Map(rows.map(({ orderId, endsAt }) => [orderId, endsAt]));
  }

  async endOf(orderId: number): Promise<Date | null> {
    return (await this.work.manager.findOneBy(OrderHoldEntity, { orderId }))?.endsAt ?? null;
  }

  async setEnd(orderId: number, endsAt: Date): Promise<void> {
    await this.work.manager.save(OrderHoldEntity, { orderId, endsAt });
  }

  /** Lines with the units that the order holds or has to take, without those that were missing when packed. */
  async findUnits(orderId: number): Promise<StockLine[]> {
    const rows = await this.work.manager.query<Record<keyof StockLine, number | string>[]>(
      `SELECT line.product_id AS productId, line.quantity - ${MISSING_UNITS} AS quantity
       FROM order_lines AS line WHERE line.order_id = ? ORDER BY line.product_id`,
      [orderId],
    );
    return rows
      .map(({ productId, quantity }) => ({ productId: Number(productId), quantity: Number(quantity) }))
      .filter(({ quantity }) => quantity > 0);
  }

  async heldBy(userId: number, productIds: readonly number[]): Promise<Held> {
    const sums = productIds.map(
      (_, n) => `SUM(CASE WHEN line.product_id = ? THEN line.quantity ELSE 0 END) AS units_${n}`,
    );
    const [row] = await select<Record<string, number | string | null>>(
      this.work.manager,
      `SELECT COUNT(DISTINCT orders.id) AS orders, ${sums.join(', ')} FROM orders
       LEFT JOIN order_lines line ON line.order_id = orders.id AND line.product_id IN (${placeholdersFor(productIds)})
       WHERE ${HOLDING}`,
      [...productIds, ...productIds, userId],
    );
    const units = new Map(productIds.map((id, n) => [id, Number(row?.[`units_${n}`])]));
    return { orders: Number(row?.['orders']), units };
  }
}
