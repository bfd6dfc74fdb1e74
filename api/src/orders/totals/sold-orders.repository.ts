import { endOfColombianDay, startOfColombianDay } from '@lacteos/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';

import { OrderEntity } from '../order/order.entity.js';
import { SETTLED } from '../order/returned-sql.js';

/** Paid orders of Colombian days, by the day of their payment: those that count as sold, or those cancelled since. */
export function paidOrders(
  manager: EntityManager,
  { from, to }: { from: string; to: string },
  state: 'sold' | 'cancelled',
): SelectQueryBuilder<OrderEntity> {
  return manager
    .createQueryBuilder(OrderEntity, 'orders')
    .where('orders.active = :isActive AND orders.is_paid = :isPaid', {
      isActive: state === 'sold',
      isPaid: true,
    })
    .andWhere('orders.paid_at >= :start AND orders.paid_at <= :end', {
      start: startOfColombianDay(from),
      end: endOfColombianDay(to),
    });
}

/** Sold orders with what came back of them, as `back`. */
export const returnedOrders = (
  manager: EntityManager,
  days: { from: string; to: string },
): SelectQueryBuilder<OrderEntity> =>
  paidOrders(manager, days, 'sold').innerJoin('returns', 'back', `back.order_id = orders.id AND ${SETTLED}`);

/** A query inside another one. */
export interface Part {
  sql: string;
  values: unknown[];
}

/** The statement of a query and its values. */
export function partOf(query: SelectQueryBuilder<OrderEntity>): Part {
  const [sql, values] = query.getQueryAndParameters();
  return { sql, values: values as unknown[] };
}
