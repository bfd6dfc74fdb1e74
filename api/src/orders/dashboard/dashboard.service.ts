import { toPesos } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { Clock, colombianDay, startOfDay } from '../../platform/clock/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { ALL_ORDERS, OrderTotalsRepository } from '../reports/order-totals.repository.js';
import type { DashboardDto, DashboardQuery, LowStockDto, OrderStateCountDto } from './dashboard.dto.js';

const DAY_MS = 86_400_000;
const DAYS_SHOWN = 30;
/** Paid and not on its way after so many days. */
const LATE_AFTER_DAYS = 2;
const PRODUCTS_SHOWN = 8;
const FEW_UNITS = 10;
const FACTORY = 0;

/** Makes the numbers of the dashboard, in the database, out of sums that it keeps by day. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly totals: OrderTotalsRepository,
    private readonly clock: Clock,
  ) {}

  /** The numbers of a span of days; without one, of the last thirty. */
  async figures(query: DashboardQuery): Promise<DashboardDto> {
    const now = this.clock.now();
    const to = query.to ? colombianDay(startOfDay(query.to)) : colombianDay(now);
    const from = query.from
      ? colombianDay(startOfDay(query.from))
      : colombianDay(new Date(startOfDay(to).getTime() - (DAYS_SHOWN - 1) * DAY_MS));
    const lateSince = colombianDay(new Date(now.getTime() - (LATE_AFTER_DAYS + 1) * DAY_MS));
    const waiting = { ...ALL_ORDERS, isPaid: true, isDelivered: false, active: true };
    const [days, products, states, lowStock, withoutStock, alerts, all, recent] = await Promise.all([
      this.totals.byDay({ ...ALL_ORDERS, isPaid: true, from, to }),
      this.totals.salesByProduct(from, to, PRODUCTS_SHOWN),
      this.totals.byState({ ...ALL_ORDERS, from, to }),
      this.lowStock(),
      this.paidWithoutStock(),
      this.paymentAlerts(),
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
      // Every day before costs more to add up than the few behind to take off.
      lateDispatches: Math.max(0, all.orders - recent.orders),
      lateSince,
    };
  }

  private async lowStock(): Promise<LowStockDto[]> {
    const rows = await this.work.manager.query<Record<string, string | number>[]>(
      `SELECT product.id AS id, product.name AS name, COALESCE(level.quantity, 0) AS units
       FROM products AS product
       LEFT JOIN stock_levels AS level ON level.product_id = product.id AND level.store_id = ?
       WHERE product.active = 1 AND COALESCE(level.quantity, 0) <= ? ORDER BY units, product.name LIMIT ?`,
      [FACTORY, FEW_UNITS, PRODUCTS_SHOWN],
    );
    return rows.map(({ id, name, units }) => ({
      productId: Number(id),
      name: String(name),
      units: Number(units),
    }));
  }

  private async paidWithoutStock(): Promise<number> {
    const [row] = await this.work.manager.query<{ total: number | string }[]>(
      `SELECT COUNT(*) AS total FROM orders WHERE paid_without_stock = 1 AND is_delivered = 0 AND active = 1`,
    );
    return Number(row?.total ?? 0);
  }

  private async paymentAlerts(): Promise<number> {
    const [row] = await this.work.manager.query<{ total: number | string }[]>(
      'SELECT COUNT(*) AS total FROM orders WHERE payment_alert IS NOT NULL',
    );
    return Number(row?.total ?? 0);
  }
}

type State = Awaited<ReturnType<OrderTotalsRepository['byState']>>[number];

const nameOf = ({ active, isPaid, isDelivered }: State): string =>
  !active ? 'cancelled' : isDelivered ? 'dispatched' : isPaid ? 'paid' : 'unpaid';

function statesOf(states: readonly State[]): OrderStateCountDto[] {
  return ['unpaid', 'paid', 'dispatched', 'cancelled'].map((state) => {
    const same = states.filter((one) => nameOf(one) === state);
    return {
      state,
      orders: same.reduce((sum, { orders }) => sum + orders, 0),
      total: same.reduce((sum, { amount }) => sum + amount, 0) / 100,
    };
  });
}
