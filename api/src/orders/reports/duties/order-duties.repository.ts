import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import {
  ORDER_VIEWS,
  STAFF_DUTIES,
  type OrderDuty,
  type OrderView,
} from '@lacteos/contracts/orders/order-duties';
import { Injectable } from '@nestjs/common';

import { select, UnitOfWork } from '#platform/database/index.js';
import type { CreditTaskEntity } from '../../order/invoiceable/credit-task.entity.js';
import type { RefundEntity } from '../../payments/refunds/refund/refund.entity.js';
import type { ReturnEntity } from '../../order/returned/return.entity.js';
import { DUTY_AMOUNTS, DUTY_CONDITIONS, DUTY_STARTS, PROBLEM_IDS } from './duty-sql.js';
import type { DutyFacts } from './order-duties.js';

export interface DutyCount {
  readonly duty: OrderDuty;
  readonly orders: number;
  readonly amount: Centavos;
  /** Of the oldest. */
  readonly since: Date | null;
}
interface CountRow {
  duty: OrderDuty;
  orders: number | string;
  amount: number | string | null;
  since: string | Date | null;
}

export interface ViewCount {
  readonly view: OrderView;
  readonly orders: number;
}

const COUNTS = STAFF_DUTIES.map(
  (duty) =>
    `SELECT '${duty}' AS duty, COUNT(*) AS orders, SUM(${DUTY_AMOUNTS[duty] ?? 'orders.total_price'}) AS amount,
       MIN(${DUTY_STARTS[duty] ?? 'COALESCE(orders.paid_at, orders.created_at)'}) AS since
     FROM orders WHERE ${DUTY_CONDITIONS[duty]}`,
).join(' UNION ALL ');

export const VIEW_COUNTS = ORDER_VIEWS.map((view) => {
  const from = view === 'problem' ? `(${PROBLEM_IDS}) AS hurt` : `orders WHERE ${DUTY_CONDITIONS[view]}`;
  return `SELECT '${view}' AS tab, (SELECT COUNT(*) FROM ${from}) AS orders`;
}).join(' UNION ALL ');

/** SQLite's driver answers text in UTC. */
const momentOf = (stored: string | Date): Date =>
  stored instanceof Date ? stored : new Date(`${stored.replace(' ', 'T')}Z`);

/** One statement. */
const AFTER_SALE = `SELECT 'return' AS part, kind, state FROM returns WHERE order_id = ?
  UNION ALL SELECT 'refund', NULL, state FROM refunds WHERE order_id = ?
  UNION ALL SELECT 'credit', NULL, state FROM order_credit_tasks WHERE order_id = ?
  UNION ALL SELECT 'oversold', NULL, NULL FROM oversold_lines WHERE order_id = ? AND checked_at IS NULL`;
type AfterSaleRow =
  | ({ part: 'return' } & Pick<ReturnEntity, 'kind' | 'state'>)
  | { part: 'refund'; state: RefundEntity['state'] }
  | { part: 'credit'; state: CreditTaskEntity['state'] }
  | { part: 'oversold' };

@Injectable()
export class OrderDutiesRepository {
  constructor(private readonly work: UnitOfWork) {}

  async findAfterSale(
    orderId: number,
  ): Promise<Pick<DutyFacts, 'returns' | 'refunds' | 'credits' | 'isOversold'>> {
    const rows = await select<AfterSaleRow>(this.work.manager, AFTER_SALE, [
      orderId,
      orderId,
      orderId,
      orderId,
    ]);
    return {
      returns: rows.flatMap((row) => (row.part === 'return' ? row : [])),
      refunds: rows.flatMap((row) => (row.part === 'refund' ? row.state : [])),
      credits: rows.flatMap((row) => (row.part === 'credit' ? row.state : [])),
      isOversold: rows.some(({ part }) => part === 'oversold'),
    };
  }

  async countViews(): Promise<ViewCount[]> {
    const rows = await this.work.manager.query<{ tab: OrderView; orders: number | string }[]>(VIEW_COUNTS);
    return rows.map(({ tab, orders }) => ({ view: tab, orders: Number(orders) }));
  }

  async count(): Promise<DutyCount[]> {
    const rows = await this.work.manager.query<CountRow[]>(COUNTS);
    const counts = new Map(rows.map((row) => [row.duty, row]));
    return STAFF_DUTIES.map((duty) => {
      const { orders = 0, amount = 0, since = null } = counts.get(duty) ?? {};
      return {
        duty,
        orders: Number(orders),
        amount: centavos(Number(amount ?? 0)),
        since: since === null ? null : momentOf(since),
      };
    });
  }
}
