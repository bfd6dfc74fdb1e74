import { endOfColombianDay, startOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';

import { OrderEntity } from '../../order/row/order.entity.js';
import { SETTLED } from '../../order/returned/returned-sql.js';

/** By Colombian day of payment: sold orders, or those cancelled since. */
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

/** `back`: goods that came back, and credit notes made by hand. */
export interface CreditedOrders {
  readonly goods: SelectQueryBuilder<OrderEntity>;
  readonly notes: SelectQueryBuilder<OrderEntity>;
}

export const creditedAmong = (orders: () => SelectQueryBuilder<OrderEntity>): CreditedOrders => ({
  goods: orders().innerJoin('returns', 'back', `back.order_id = orders.id AND ${SETTLED}`),
  notes: orders().innerJoin('order_credits', 'back', 'back.order_id = orders.id'),
});

export const creditedOrders = (manager: EntityManager, days: { from: string; to: string }): CreditedOrders =>
  creditedAmong(() => paidOrders(manager, days, 'sold'));

export interface Part {
  sql: string;
  values: unknown[];
}

export function partOf(query: SelectQueryBuilder<OrderEntity>): Part {
  const [sql, values] = query.getQueryAndParameters();
  return { sql, values: values as unknown[] };
}
