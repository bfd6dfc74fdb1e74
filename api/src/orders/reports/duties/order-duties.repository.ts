import { STAFF_DUTIES, type OrderDuty } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { CreditTaskEntity } from '../../order/credit-tasks/credit-task.entity.js';
import { RefundEntity } from '../../payments/refunds/refund/refund.entity.js';
import { ReturnEntity } from '../../order/returned/return.entity.js';
import { DUTY_CONDITIONS } from './duty-sql.js';
import type { DutyFacts } from './order-duties.js';

/** How many orders have a duty. */
export interface DutyCount {
  readonly duty: OrderDuty;
  readonly orders: number;
}

const COUNTS = STAFF_DUTIES.map(
  (duty) =>
    `SELECT '${duty}' AS duty, (SELECT COUNT(*) FROM orders WHERE ${DUTY_CONDITIONS[duty]}) AS orders`,
).join(' UNION ALL ');

/** Queries of what is still to do about orders. */
@Injectable()
export class OrderDutiesRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Returns, refunds and credit notes of an order. */
  async findAfterSale(orderId: number): Promise<Pick<DutyFacts, 'returns' | 'refunds' | 'credits'>> {
    const { manager } = this.work;
    const where = { orderId };
    const returns = await manager.find(ReturnEntity, {
      select: { id: true, kind: true, state: true },
      where,
    });
    const refunds = await manager.find(RefundEntity, { select: { id: true, state: true }, where });
    const credits = await manager.findBy(CreditTaskEntity, where);
    return {
      returns,
      refunds: refunds.map(({ state }) => state),
      credits: credits.map(({ state }) => state),
    };
  }

  /** How many orders have each duty of the staff, the most urgent first. */
  async count(): Promise<DutyCount[]> {
    const rows = await this.work.manager.query<{ duty: OrderDuty; orders: number | string }[]>(COUNTS);
    const counts = new Map(rows.map(({ duty, orders }) => [duty, Number(orders)]));
    return STAFF_DUTIES.map((duty) => ({ duty, orders: counts.get(duty) ?? 0 }));
  }
}
