import { colombianDay, startOfColombianDay, toPesos } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { ORDER_STATES, STATE_FLAGS, type OrderState } from '@lacteos/contracts/order-state';
import { ALL_ORDERS, OrderTotalsRepository, type OrderSum } from '../totals/order-totals.repository.js';
import type { DashboardDto, DashboardQuery, OrderStateCountDto } from './dashboard.dto.js';
import { DashboardRepository } from './dashboard.repository.js';

const DAY_MS = 86_400_000;
const DAYS_SHOWN = 30;
/** A paid order counts as late when it is not dispatched after this many days. */
const LATE_AFTER_DAYS = 2;
const PRODUCTS_SHOWN = 8;
const FEW_UNITS = 10;

/** Dashboard figures, computed by the database from the daily totals. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly numbers: DashboardRepository,
    private readonly totals: OrderTotalsRepository,
    private readonly clock: Clock,
  ) {}

  /** Figures for a range of days, by default the last thirty. */
  async figures(query: DashboardQuery): Promise<DashboardDto> {
    const now = this.clock.now();
    const to = query.to ? colombianDay(startOfColombianDay(query.to)) : colombianDay(now);
    const from = query.from
      ? colombianDay(startOfColombianDay(query.from))
      : colombianDay(new Date(startOfColombianDay(to).getTime() - (DAYS_SHOWN - 1) * DAY_MS));
    const lateSince = colombianDay(new Date(now.getTime() - (LATE_AFTER_DAYS + 1) * DAY_MS));
    const waiting = { ...ALL_ORDERS, ...STATE_FLAGS.paid };
    const [days, products, states, lowStock, withoutStock, alerts, all, recent] = await Promise.all([
      this.totals.byDay({ ...ALL_ORDERS, isPaid: true, from, to }),
      this.totals.salesByProduct(from, to, PRODUCTS_SHOWN),
      this.totals.byState({ ...ALL_ORDERS, from, to }),
      this.numbers.lowStock(FEW_UNITS, PRODUCTS_SHOWN),
      this.numbers.paidWithoutStock(),
      this.numbers.paymentAlerts(),
      this.totals.sum(waiting),
      this.totals.sum({
        ...waiting,
        from: colombianDay(new Date(now.getTime() - LATE_AFTER_DAYS * DAY_MS)),
      }),
    ]);
    return {
      from,
      to,
      salesByDay: days.map(({ amount, ...day }) => ({ ...day, total: toPesos(amount) })),
      salesByProduct: products.map(({ amount, ...product }) => ({ ...product, total: toPesos(amount) })),
      ordersByState: statesOf(states),
      lowStock,
      paidWithoutStock: withoutStock,
      paymentAlerts: alerts,
      // Subtracting the few recent days is cheaper than adding up all earlier ones.
      lateDispatches: Math.max(0, all.orders - recent.orders),
      lateSince,
    };
  }
}

/** Field of the dashboard for each state. */
const STATE_NAMES = {
  placed: 'unpaid',
  paid: 'paid',
  dispatched: 'dispatched',
  cancelled: 'cancelled',
} as const satisfies Record<OrderState, string>;

const statesOf = (sums: Record<OrderState, OrderSum>): OrderStateCountDto[] =>
  ORDER_STATES.map((state) => ({
    state: STATE_NAMES[state],
    orders: sums[state].orders,
    total: toPesos(sums[state].amount),
  }));
