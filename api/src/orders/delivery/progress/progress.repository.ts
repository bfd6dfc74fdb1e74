import {
  type DeliveryAction,
  nextDeliveryState,
  statesBefore,
} from '@lacteos/contracts/delivery/delivery-progress';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import {
  assignmentsOf,
  execute,
  insertMissingRows,
  placeholdersFor,
  UnitOfWork,
} from '#platform/database/index.js';
import { OrderProgressEntity } from '#orders/order/detail/order-progress.entity.js';
import { deliveryStateOf } from '#orders/order/detail/progress-view.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';

export type ProgressFacts = Partial<Omit<OrderProgressEntity, 'orderId' | 'state' | 'version'>>;

@Injectable()
export class ProgressRepository {
  constructor(private readonly work: UnitOfWork) {}

  find(orderId: number): Promise<OrderProgressEntity | null> {
    return this.work.manager.findOneBy(OrderProgressEntity, { orderId });
  }

  async findByOrders(orderIds: readonly number[]): Promise<ReadonlyMap<number, OrderProgressEntity>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.work.manager.findBy(OrderProgressEntity, { orderId: In([...orderIds]) });
    return new Map(rows.map((row) => [row.orderId, row]));
  }

  /**
   * Follows the transition table. Requires the order's lock: two missing rows would wait for each other.
   * @returns whether the state allowed it
   */
  async step(order: OrderEntity, action: DeliveryAction, facts: ProgressFacts): Promise<boolean> {
    const { manager } = this.work;
    const before = statesBefore(action);
    const [to] = before.flatMap((state) => nextDeliveryState(state, action) ?? []);
    if (!to) return false;
    const initial = { state: deliveryStateOf(order, null), sentAt: order.deliveredAt };
    await insertMissingRows(manager, 'order_progress (order_id, state, version, sent_at)', [
      [order.id, initial.state, 0, initial.sentAt],
    ]);
    const set = assignmentsOf(manager, OrderProgressEntity, { ...facts, state: to });
    const { affected } = await execute(
      manager,
      `UPDATE order_progress SET ${set.sql}, version = version + 1
       WHERE order_id = ? AND state IN (${placeholdersFor(before)})`,
      [...set.values, order.id, ...before],
    );
    return affected === 1;
  }
}
