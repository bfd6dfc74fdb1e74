import {
  colombianDay,
  colombianToday,
  dayAfter,
  endOfColombianDay,
  startOfColombianDay,
  toPesos,
  type Centavos,
} from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { ORDER_STATES, STATE_FLAGS, type OrderState } from '@lacteos/contracts/order-state';
import { ALL_ORDERS, OrderTotalsRepository, type OrderSum } from '../totals/order-totals.repository.js';
import type {
  BestCustomerDto,
  DashboardDto,
  DashboardQuery,
  OrderStateCountDto,
  SalesBreakdownDto,
  SalesSumDto,
} from './dashboard.dto.js';
import { DashboardRepository } from './dashboard.repository.js';
import { SalesBreakdownRepository } from './sales-breakdown.repository.js';

const DAYS_SHOWN = 30;
const DAYS_OF_WEEK = 7;
/** A paid order counts as late when it is not dispatched after this many days. */
const LATE_AFTER_DAYS = 2;
const PRODUCTS_SHOWN = 8;
const FEW_UNITS = 10;

/** The days whose sales say how long units last: whole weeks, because days of the week differ. */
const COVER_DAYS = 28;
const CUSTOMERS_SHOWN = 8;

interface Days {
  from: string;
  to: string;
}

/** Dashboard figures, computed by the database from the daily totals. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly numbers: DashboardRepository,
    private readonly breakdowns: SalesBreakdownRepository,
    private readonly totals: OrderTotalsRepository,
    private readonly clock: Clock,
  ) {}

  /** Figures for a range of days, by default the last thirty. */
  async figures(query: DashboardQuery): Promise<DashboardDto> {
    const { from, to } = this.daysOf(query);
    const [sales, days, products, states, attention, stock] = await Promise.all([
      this.salesOf(query),
      this.totals.byDay({ ...ALL_ORDERS, isPaid: true, from, to }),
      this.totals.salesByProduct(from, to, PRODUCTS_SHOWN),
      this.totals.byState({ ...ALL_ORDERS, from, to }),
      this.attention(),
      this.stock(),
    ]);
    return {
      from,
      to,
      ...sales,
      salesByDay: days.map(inPesos),
      salesByProduct: products.map(inPesos),
      ordersByState: statesOf(states),
      ...stock,
      ...attention,
    };
  }

  /** Sales of a range of days by store, method and family. */
  async breakdown(query: DashboardQuery): Promise<SalesBreakdownDto> {
    const { from, to } = this.daysOf(query);
    const [stores, methods, families] = await Promise.all([
      this.breakdowns.byStore(startOfColombianDay(from), endOfColombianDay(to)),
      this.totals.byMethod({ ...ALL_ORDERS, isPaid: true, from, to }),
      this.totals.salesByFamily(from, to),
    ]);
    return {
      stores: stores.map(inPesos),
      methods: methods.map(inPesos),
      families: families.map(inPesos),
    };
  }

  /** The buyers with the highest totals in a range of days; reads every paid order of the range. */
  async bestCustomers(query: DashboardQuery): Promise<BestCustomerDto[]> {
    const { from, to } = this.daysOf(query);
    const [start, end] = [startOfColombianDay(from), endOfColombianDay(to)];
    return (await this.breakdowns.bestCustomers(start, end, CUSTOMERS_SHOWN)).map(inPesos);
  }

  /** Paid orders of a range of days. */
  async salesIn({ from, to }: Days): Promise<SalesSumDto> {
    const { orders, amount } = await this.totals.sum({ ...ALL_ORDERS, isPaid: true, from, to });
    const average = orders === 0 ? 0 : Math.round(amount / orders);
    return { from, to, orders, total: toPesos(amount), average: toPesos(average as Centavos) };
  }

  private daysOf(query: DashboardQuery): Days {
    const to = query.to ? dayOf(query.to) : colombianToday(this.clock);
    return { from: query.from ? dayOf(query.from) : dayAfter(to, 1 - DAYS_SHOWN), to };
  }

  private async salesOf(
    query: DashboardQuery,
  ): Promise<Pick<DashboardDto, 'sales' | 'compared' | 'today' | 'sameDayLastWeek'>> {
    const { compareFrom, compareTo } = query;
    const today = colombianToday(this.clock);
    const lastWeek = dayAfter(today, -DAYS_OF_WEEK);
    const [sales, now, before, compared] = await Promise.all([
      this.salesIn(this.daysOf(query)),
      this.salesIn({ from: today, to: today }),
      this.salesIn({ from: lastWeek, to: lastWeek }),
      compareFrom && compareTo
        ? this.salesIn({ from: dayOf(compareFrom), to: dayOf(compareTo) })
        : Promise.resolve(undefined),
    ]);
    return { sales, compared, today: now, sameDayLastWeek: before };
  }

  private async attention(): Promise<
    Pick<DashboardDto, 'paidWithoutStock' | 'paymentAlerts' | 'lateDispatches' | 'lateSince'>
  > {
    const today = colombianToday(this.clock);
    const waiting = { ...ALL_ORDERS, ...STATE_FLAGS.paid };
    const [paidWithoutStock, paymentAlerts, all, recent] = await Promise.all([
      this.numbers.paidWithoutStock(),
      this.numbers.paymentAlerts(),
      this.totals.sum(waiting),
      this.totals.sum({ ...waiting, from: dayAfter(today, -LATE_AFTER_DAYS) }),
    ]);
    return {
      paidWithoutStock,
      paymentAlerts,
      // Subtracting the few recent days is cheaper than adding up all earlier ones.
      lateDispatches: Math.max(0, all.orders - recent.orders),
      lateSince: dayAfter(today, -LATE_AFTER_DAYS - 1),
    };
  }

  private async stock(): Promise<Pick<DashboardDto, 'lowStock' | 'stockCover'>> {
    const today = colombianToday(this.clock);
    const [lowStock, cover] = await Promise.all([
      this.numbers.lowStock(FEW_UNITS, PRODUCTS_SHOWN),
      this.totals.stockCover(dayAfter(today, 1 - COVER_DAYS), today, PRODUCTS_SHOWN),
    ]);
    return {
      lowStock,
      stockCover: cover.map((product) => ({
        ...product,
        days: Math.floor((product.units * COVER_DAYS) / product.sold),
      })),
    };
  }
}

/** The day in Colombia of a day or moment of a query. */
const dayOf = (text: string): string => colombianDay(startOfColombianDay(text));

/** The same with the amount as pesos under `total`. */
const inPesos = <Sum extends { amount: Centavos }>({
  amount,
  ...sum
}: Sum): Omit<Sum, 'amount'> & { total: number } => ({ ...sum, total: toPesos(amount) });

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
