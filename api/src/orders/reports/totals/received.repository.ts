import type { Centavos } from '@lacteos/contracts/money/money';
import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { placeholdersFor, UnitOfWork } from '#platform/database/index.js';
import type { OrderEntity } from '../../order/row/order.entity.js';

const VOIDS = `SELECT DISTINCT payment.order_id AS order_id, payment.transaction_id AS transaction_id
  FROM payments payment WHERE payment.outcome = 'voided'`;
/** The provider took the payment of `orders` back, as `void` reports. */
const IS_VOIDED =
  "void.order_id = orders.id AND INSTR(orders.payment_result, CONCAT('\"', void.transaction_id, '\"')) > 0";

type PaidOrder = Pick<OrderEntity, 'id' | 'isPaid' | 'totalPrice' | 'paymentMethod'>;

export interface OtherPart {
  readonly from: string;
  readonly to: string;
  readonly amount: Centavos;
}

/** Without credit, withholdings, and what the provider took back. */
@Injectable()
export class ReceivedRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Without credit, in centavos. @param orders makes a new query of `orders` at each call */
  async missingByMethod(
    orders: () => SelectQueryBuilder<OrderEntity>,
  ): Promise<ReadonlyMap<string, Centavos>> {
    const parts = [
      ['SUM(orders.total_price)', orders().innerJoin(`(${VOIDS})`, 'void', IS_VOIDED)],
      [
        'SUM(kept.withheld - kept.difference - kept.collected)',
        orders()
          .innerJoin('order_withholdings', 'kept', 'kept.order_id = orders.id')
          .andWhere(`NOT EXISTS (SELECT 1 FROM (${VOIDS}) void WHERE ${IS_VOIDED})`),
      ],
    ] as const;
    const sums = new Map<string, Centavos>();
    for (const [amountOf, query] of parts) {
      const rows = await query
        .select('orders.payment_method', 'method')
        .addSelect(amountOf, 'amount')
        .groupBy('orders.payment_method')
        .getRawMany<{ method: string; amount: number | string }>();
      for (const { method, amount } of rows)
        sums.set(method, ((sums.get(method) ?? 0) + Number(amount)) as Centavos);
    }
    return sums;
  }

  /**
   * Parts that another method than the order's paid, in centavos: to be taken from `from` and added to `to`.
   * @param orders makes a new query of `orders`
   */
  async otherParts(orders: () => SelectQueryBuilder<OrderEntity>): Promise<OtherPart[]> {
    const rows = await orders()
      .innerJoin('order_payments', 'later', 'later.order_id = orders.id AND later.position = 1')
      .innerJoin(
        'order_payments',
        'part',
        'part.order_id = orders.id AND part.method <> orders.payment_method',
      )
      .select('orders.payment_method', 'from')
      .addSelect('part.method', 'to')
      .addSelect('SUM(part.amount)', 'amount')
      .groupBy('orders.payment_method')
      .addGroupBy('part.method')
      .getRawMany<{ from: string; to: string; amount: number | string }>();
    return rows.map(({ from, to, amount }) => ({ from, to, amount: Number(amount) as Centavos }));
  }

  /** Centavos. */
  async ofOrders(orders: readonly PaidOrder[]): Promise<ReadonlyMap<number, Centavos>> {
    const ids = orders.filter(({ isPaid }) => isPaid).map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const marks = placeholdersFor(ids);
    const rows = await this.work.manager.query<{ id: number; missing: number | string }[]>(
      `SELECT orders.id AS id, orders.total_price AS missing FROM orders JOIN (${VOIDS} AND payment.order_id IN (${marks})) void
         ON ${IS_VOIDED}
       UNION ALL SELECT order_id, withheld - difference - collected FROM order_withholdings WHERE order_id IN (${marks})`,
      [...ids, ...ids],
    );
    const missing = new Map<number, number>();
    for (const row of rows)
      missing.set(Number(row.id), (missing.get(Number(row.id)) ?? 0) + Number(row.missing));
    return new Map(
      orders.map((order) => [order.id, receivedOf(order, (missing.get(order.id) ?? 0) as Centavos)]),
    );
  }
}

/** @param missing not received, in centavos */
const receivedOf = ({ isPaid, totalPrice, paymentMethod }: PaidOrder, missing: Centavos): Centavos =>
  (isPaid && !isOnCredit(paymentMethod) ? Math.max(0, totalPrice - missing) : 0) as Centavos;

export const isOnCredit = (paymentMethod: string): boolean =>
  paymentMethodNamed(paymentMethod)?.isCredit ?? false;
