import { fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { FLAG_COLUMNS, FLAGS, flagsOf, type FlagColumn } from '../../order/states/order-state-sql.js';
import { ORDER_STATES, orderStateOf, type OrderFlags, type OrderState } from '@lacteos/contracts/order-state';
import { creditedOrders, paidOrders, partOf, type Part } from './sold-orders.repository.js';
import { sumPeriods } from './sum-periods.js';

/** null matches any value. Days are Colombian, both included. */
export interface TotalsFilter extends Record<keyof OrderFlags, boolean | null> {
  paymentMethod: string | null;
  from: string | null;
  to: string | null;
  anyOf: readonly { flag: keyof OrderFlags; value: boolean }[];
}
export const ALL_ORDERS: TotalsFilter = {
  isPaid: null,
  isDelivered: null,
  active: null,
  paymentMethod: null,
  from: null,
  to: null,
  anyOf: [],
};
/** Centavos. */
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
export interface FamilySale {
  family: string;
  units: number;
  amount: Centavos;
}
export interface StockCover {
  productId: number;
  name: string;
  units: number;
  sold: number;
}
type Numbers = { orders: number | string | null; amount: number | string | null };

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';
const COLUMNS = 'day, payment_method, is_paid, is_delivered, active, orders, amount';

/** Triggers maintain the totals: exact at any moment, at a cost independent of the number of orders. */
@Injectable()
export class OrderTotalsRepository {
  constructor(private readonly work: UnitOfWork) {}

  async sum(filter: TotalsFilter): Promise<OrderSum> {
    const [row] = await this.grouped(filter, null);
    return numbersOf(row);
  }

  async byMethod(filter: TotalsFilter): Promise<(OrderSum & { paymentMethod: string })[]> {
    const rows = await this.grouped<{ payment_method: string }>(filter, 'payment_method');
    return rows
      .map((row) => ({ paymentMethod: row.payment_method, ...numbersOf(row) }))
      .filter(({ orders }) => orders > 0)
      .sort((one, other) => other.amount - one.amount);
  }

  async byDay(filter: TotalsFilter): Promise<(OrderSum & { day: string })[]> {
    const rows = await this.grouped<{ day: string }>(filter, 'day');
    return rows.map((row) => ({ day: row.day, ...numbersOf(row) })).filter(({ orders }) => orders > 0);
  }

  async byState(filter: TotalsFilter): Promise<Record<OrderState, OrderSum>> {
    const rows = await this.grouped<Record<FlagColumn, number>>(
      filter,
      Object.values(FLAG_COLUMNS).join(', '),
    );
    const sums = Object.fromEntries(
      ORDER_STATES.map((state) => [state, { orders: 0, amount: fromPesos(0) }]),
    ) as Record<OrderState, OrderSum>;
    for (const row of rows) {
      const sum = sums[orderStateOf(flagsOf(row))];
      const { orders, amount } = numbersOf(row);
      sum.orders += orders;
      sum.amount = (sum.amount + amount) as Centavos;
    }
    return sums;
  }

  /** With VAT, less credits, largest first. */
  async salesByProduct(from: string, to: string, limit: number): Promise<ProductSale[]> {
    const sold = this.soldUnits(from, to);
    const rows = await this.work.manager.query<Record<string, string | number>[]>(
      `SELECT sales.product_id AS id, product.name AS name, SUM(sales.units) AS units, SUM(sales.amount) AS amount
       FROM (${sold.sql}) AS sales
       LEFT JOIN products AS product ON product.id = sales.product_id
       GROUP BY sales.product_id, product.name HAVING SUM(sales.units) > 0 ORDER BY amount DESC LIMIT ${limit}`,
      sold.values,
    );
    return rows.map(({ id, name, units, amount }) => ({
      productId: Number(id),
      name: String(name ?? `Producto ${id}`),
      units: Number(units),
      amount: Number(amount) as Centavos,
    }));
  }

  async salesByFamily(from: string, to: string): Promise<FamilySale[]> {
    const sold = this.soldUnits(from, to);
    const rows = await this.work.manager.query<Record<string, string | number>[]>(
      `SELECT product.family AS family, SUM(sales.units) AS units, SUM(sales.amount) AS amount
       FROM (${sold.sql}) AS sales JOIN products AS product ON product.id = sales.product_id
       GROUP BY product.family HAVING SUM(sales.units) > 0 ORDER BY amount DESC`,
      sold.values,
    );
    return rows.map(({ family, units, amount }) => ({
      family: String(family),
      units: Number(units),
      amount: Number(amount) as Centavos,
    }));
  }

  async stockCover(from: string, to: string, limit: number): Promise<StockCover[]> {
    const sold = this.soldUnits(from, to);
    const rows = await this.work.manager.query<Record<string, string | number>[]>(
      `SELECT product.id AS id, product.name AS name, COALESCE(stock.units, 0) AS units, sold.units AS sold
       FROM (SELECT product_id, SUM(units) AS units FROM (${sold.sql}) AS sales
             GROUP BY product_id HAVING SUM(units) > 0) AS sold
       JOIN products AS product ON product.id = sold.product_id AND product.active = 1
       LEFT JOIN (SELECT product_id, SUM(quantity) AS units FROM stock_levels GROUP BY product_id) AS stock
         ON stock.product_id = product.id
       ORDER BY COALESCE(stock.units, 0) * 1.0 / sold.units, product.name LIMIT ${limit}`,
      sold.values,
    );
    return rows.map(({ id, name, units, sold: soldOfIt }) => ({
      productId: Number(id),
      name: String(name),
      units: Number(units),
      sold: Number(soldOfIt),
    }));
  }

  /** Kept sums and pending changes, less what was cancelled or credited. */
  private soldUnits(from: string, to: string): Part {
    const { manager } = this.work;
    const kept = dayCondition(from, to, false);
    const cancelled = paidOrders(manager, { from, to }, 'cancelled')
      .innerJoin('order_lines', 'line', 'line.order_id = orders.id')
      .select('line.product_id', 'product_id')
      .addSelect('-line.quantity', 'units')
      .addSelect('-(line.unit_price * line.quantity + line.tax_price)', 'amount');
    const { goods, notes } = creditedOrders(manager, { from, to });
    goods
      .innerJoin('return_lines', 'line', 'line.return_id = back.id')
      .select('line.product_id', 'product_id')
      .addSelect('-line.quantity', 'units')
      .addSelect('-line.amount', 'amount');
    notes
      .select('back.product_id', 'product_id')
      .addSelect('-back.quantity', 'units')
      .addSelect('-back.amount', 'amount');
    const parts = [cancelled, goods, notes].map(partOf);
    return {
      sql: `SELECT product_id, units, amount FROM product_sales WHERE ${kept.condition}
        UNION ALL SELECT product_id, units, amount FROM product_sale_changes WHERE day >= ? AND day <= ?
        ${parts.map(({ sql }) => `UNION ALL ${sql}`).join(' ')}`,
      values: [...kept.values, from, to, ...parts.flatMap((part) => part.values)],
    };
  }

  private grouped<Group = object>(filter: TotalsFilter, group: string | null): Promise<(Group & Numbers)[]> {
    const state = stateOf(filter);
    const { from, to } = filter;
    const kept = dayCondition(from, to, group === 'day');
    const isByMethod = group === 'payment_method';
    // Sums over all methods are stored; changes have a method each.
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

function dayCondition(from: string | null, to: string | null, isByDay: boolean): Condition {
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
  for (const flag of FLAGS) if (filter[flag] !== null) add(`${FLAG_COLUMNS[flag]} = ?`, Number(filter[flag]));
  if (filter.paymentMethod !== null) add('payment_method = ?', filter.paymentMethod);
  if (filter.anyOf.length > 0) {
    conditions.push(`(${filter.anyOf.map(({ flag }) => `${FLAG_COLUMNS[flag]} = ?`).join(' OR ')})`);
    values.push(...filter.anyOf.map(({ value }) => Number(value)));
  }
  return { conditions, values };
}

const numbersOf = (row: Numbers | undefined): OrderSum => ({
  orders: Number(row?.orders ?? 0),
  amount: Number(row?.amount ?? 0) as Centavos,
});
