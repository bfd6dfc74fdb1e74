import type { Centavos } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '../../platform/database/index.js';
import { sumPeriods } from './sum-periods.js';

/** Which orders are summed; what is null restricts nothing. Days are days in Colombia, both included. */
export interface TotalsFilter {
  isPaid: boolean | null;
  isDelivered: boolean | null;
  active: boolean | null;
  paymentMethod: string | null;
  from: string | null;
  to: string | null;
  /** Alternatives: an order counts when one of them holds. */
  anyOf: readonly { column: 'active' | 'is_paid' | 'is_delivered'; value: boolean }[];
}
/** Everything. */
export const ALL_ORDERS: TotalsFilter = {
  isPaid: null,
  isDelivered: null,
  active: null,
  paymentMethod: null,
  from: null,
  to: null,
  anyOf: [],
};
/** A number of orders and what their totals come to. */
export interface OrderSum {
  orders: number;
  amount: Centavos;
}
export interface ProductSale {
  productId: number;
  name: string;
  units: number;
  amount: Centavos;
}
type Numbers = { orders: number | string | null; amount: number | string | null };

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';
const COLUMNS = 'day, payment_method, is_paid, is_delivered, active, orders, amount';

/** Sums of orders and sales, read from what the triggers keep: exact at any moment, and as fast with many orders as with few. */
@Injectable()
export class OrderTotalsRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** How many orders match and what their totals come to. */
  async sum(filter: TotalsFilter): Promise<OrderSum> {
    const [row] = await this.grouped(filter, null);
    return numbersOf(row);
  }

  /** The sums by payment method, the largest first. */
  async byMethod(filter: TotalsFilter): Promise<(OrderSum & { paymentMethod: string })[]> {
    const rows = await this.grouped<{ payment_method: string }>(filter, 'payment_method');
    return rows
      .map((row) => ({ paymentMethod: row.payment_method, ...numbersOf(row) }))
      .filter(({ orders }) => orders > 0)
      .sort((one, other) => other.amount - one.amount);
  }

  /** The sums by day; a day without orders is left out. */
  async byDay(filter: TotalsFilter): Promise<(OrderSum & { day: string })[]> {
    const rows = await this.grouped<{ day: string }>(filter, 'day');
    return rows.map((row) => ({ day: row.day, ...numbersOf(row) })).filter(({ orders }) => orders > 0);
  }

  /** The sums by state of payment, dispatch and cancellation. */
  async byState(
    filter: TotalsFilter,
  ): Promise<(OrderSum & { isPaid: boolean; isDelivered: boolean; active: boolean })[]> {
    const rows = await this.grouped<{ is_paid: number; is_delivered: number; active: number }>(
      filter,
      'is_paid, is_delivered, active',
    );
    return rows
      .map((row) => ({
        isPaid: Boolean(row.is_paid),
        isDelivered: Boolean(row.is_delivered),
        active: Boolean(row.active),
        ...numbersOf(row),
      }))
      .filter(({ orders }) => orders > 0);
  }

  /** What was sold (paid) by product, with VAT, the largest first. */
  async salesByProduct(from: string, to: string, limit: number): Promise<ProductSale[]> {
    const kept = keptDays(from, to, false);
    const rows = await this.work.manager.query<Record<string, string | number>[]>(
      `SELECT sales.product_id AS id, product.name AS name, SUM(sales.units) AS units, SUM(sales.amount) AS amount
       FROM (SELECT product_id, units, amount FROM product_sales WHERE ${kept.condition}
             UNION ALL SELECT product_id, units, amount FROM product_sale_changes WHERE day >= ? AND day <= ?) AS sales
       LEFT JOIN products AS product ON product.id = sales.product_id
       GROUP BY sales.product_id, product.name HAVING SUM(sales.units) > 0 ORDER BY amount DESC LIMIT ${limit}`,
      [...kept.values, from, to],
    );
    return rows.map(({ id, name, units, amount }) => ({
      productId: Number(id),
      name: String(name ?? `Producto ${id}`),
      units: Number(units),
      amount: Number(amount) as Centavos,
    }));
  }

  private grouped<Group = object>(filter: TotalsFilter, group: string | null): Promise<(Group & Numbers)[]> {
    const state = stateOf(filter);
    const { from, to } = filter;
    const kept = keptDays(from, to, group === 'day');
    const isByMethod = group === 'payment_method';
    // Sums over all methods are kept apart; the changes have none.
    const method =
      isByMethod || filter.paymentMethod !== null ? "payment_method <> ''" : "payment_method = ''";
    const changed = rangeOf(from ?? FIRST_DAY, to ?? LAST_DAY);
    return this.work.manager.query<(Group & Numbers)[]>(
      `SELECT ${group ? `${group}, ` : ''}SUM(orders) AS orders, SUM(amount) AS amount FROM (
         SELECT ${COLUMNS} FROM order_totals WHERE ${[kept.condition, method, ...state.conditions].join(' AND ')}
         UNION ALL
         SELECT ${COLUMNS} FROM order_total_changes WHERE ${[changed.condition, ...state.conditions].join(' AND ')}
       ) AS totals ${group ? `GROUP BY ${group} ORDER BY ${group}` : ''}`,
      [...kept.values, ...state.values, ...changed.values, ...state.values],
    );
  }
}

interface Condition {
  condition: string;
  values: string[];
}

const rangeOf = (from: string, to: string): Condition => ({
  condition: '(day >= ? AND day <= ?)',
  values: [from, to],
});

/** Which of the kept sums make up a span: days where each is asked for, else months and the days at the ends. */
function keptDays(from: string | null, to: string | null, isByDay: boolean): Condition {
  if (from === null && to === null && !isByDay) return { condition: 'day = ?', values: [''] };
  const span = [from ?? FIRST_DAY, to ?? LAST_DAY] as const;
  if (isByDay || from === null || to === null) {
    const { condition, values } = rangeOf(...span);
    return { condition: `${condition} AND LENGTH(day) = 10`, values };
  }
  const { months, spans } = sumPeriods(...span);
  const ranges = spans.map((one) => rangeOf(...one));
  const marks = months.map(() => '?').join(', ');
  const days = ranges.map(({ condition }) => `(${condition} AND LENGTH(day) = 10)`);
  const parts = [...(months.length > 0 ? [`day IN (${marks})`] : []), ...days];
  return {
    condition: parts.length > 0 ? `(${parts.join(' OR ')})` : '1 = 0',
    values: [...months, ...ranges.flatMap(({ values }) => values)],
  };
}

function stateOf(filter: TotalsFilter): { conditions: string[]; values: (string | number)[] } {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const add = (condition: string, value: string | number): void => {
    conditions.push(condition);
    values.push(value);
  };
  if (filter.isPaid !== null) add('is_paid = ?', Number(filter.isPaid));
  if (filter.isDelivered !== null) add('is_delivered = ?', Number(filter.isDelivered));
  if (filter.active !== null) add('active = ?', Number(filter.active));
  if (filter.paymentMethod !== null) add('payment_method = ?', filter.paymentMethod);
  if (filter.anyOf.length > 0) {
    conditions.push(`(${filter.anyOf.map(({ column }) => `${column} = ?`).join(' OR ')})`);
    values.push(...filter.anyOf.map(({ value }) => Number(value)));
  }
  return { conditions, values };
}

const numbersOf = (row: Numbers | undefined): OrderSum => ({
  orders: Number(row?.orders ?? 0),
  amount: Number(row?.amount ?? 0) as Centavos,
});
