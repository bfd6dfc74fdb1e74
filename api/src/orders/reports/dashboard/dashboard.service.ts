import { toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { DUTY_TERMS } from '@lacteos/contracts/orders/order-duties';
import { colombianToday, dayAfter } from '@lacteos/contracts/time/colombian-day';
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
import { DashboardDays, type Days } from './dashboard-days.js';
import { DashboardRepository, type CreditedSum } from './dashboard.repository.js';

const DAYS_OF_WEEK = 7;
const LATE_AFTER_DAYS = DUTY_TERMS.dispatch ?? 0;
const PRODUCTS_SHOWN = 8;
const FEW_UNITS = 10;

/** Whole weeks, because days of the week differ. */
const COVER_DAYS = 28;
const CUSTOMERS_SHOWN = 8;

/** Counts as sold (docs/figures.md). */
const SOLD = { ...ALL_ORDERS, isPaid: true, active: true } as const;

@Injectable()
export class DashboardService {
  constructor(
    private readonly numbers: DashboardRepository,
    private readonly totals: OrderTotalsRepository,
    private readonly days: DashboardDays,
    private readonly clock: Clock,
  ) {}

  async figures(query: DashboardQuery): Promise<DashboardDto> {
    const { from, to } = this.days.daysFor(query);
    const [sales, days, products, states, attention, stock] = await Promise.all([
      this.salesOf(query),
      this.salesByDay({ from, to }),
      this.totals.salesByProduct(from, to, PRODUCTS_SHOWN),
      this.totals.byState({ ...ALL_ORDERS, from, to }),
      this.attention(),
      this.stock(),
    ]);
    return {
      from,
      to,
      ...sales,
      salesByDay: days,
      salesByProduct: products.map(inPesos),
      ordersByState: statesOf(states),
      ...stock,
      ...attention,
    };
  }

  async breakdown(query: DashboardQuery): Promise<SalesBreakdownDto> {
    const days = this.days.daysFor(query);
    const [stores, methods, families, credited] = await Promise.all([
      this.numbers.byStore(days),
      this.totals.byMethod({ ...SOLD, ...days }),
      this.totals.salesByFamily(days.from, days.to),
      this.numbers.credited(days),
    ]);
    const ofStores = sumsBy(credited, ({ storeId }) => storeId);
    const ofMethods = sumsBy(credited, ({ paymentMethod }) => paymentMethod);
    return {
      stores: stores.map((sale) => lessCredited(sale, ofStores.get(sale.storeId))),
      methods: methods.map((sale) => lessCredited(sale, ofMethods.get(sale.paymentMethod))),
      families: families.map(inPesos),
    };
  }

  async bestCustomers(query: DashboardQuery): Promise<BestCustomerDto[]> {
    return (await this.numbers.bestCustomers(this.days.daysFor(query), CUSTOMERS_SHOWN)).map(inPesos);
  }

  async salesIn(days: Days): Promise<SalesSumDto> {
    const [{ orders, amount }, back] = await Promise.all([
      this.totals.sum({ ...SOLD, ...days }),
      this.numbers.credited(days),
    ]);
    const credited = sumOf(back);
    const sold = (amount - credited) as Centavos;
    const average = orders === 0 ? 0 : Math.round(sold / orders);
    return {
      ...days,
      orders,
      total: toPesos(sold),
      average: toPesos(average as Centavos),
      returned: toPesos(sumOf(back.filter(({ isForGoods }) => isForGoods))),
      credited: toPesos(credited),
    };
  }

  private async salesByDay(days: Days): Promise<DashboardDto['salesByDay']> {
    const [sales, back] = await Promise.all([
      this.totals.byDay({ ...SOLD, ...days }),
      this.numbers.credited(days),
    ]);
    const credited = sumsBy(back, ({ day }) => day);
    return sales.map((sale) => lessCredited(sale, credited.get(sale.day)));
  }

  private async salesOf(
    query: DashboardQuery,
  ): Promise<Pick<DashboardDto, 'sales' | 'compared' | 'today' | 'sameDayLastWeek'>> {
    const against = this.days.comparedOf(query);
    const today = colombianToday(this.clock);
    const lastWeek = dayAfter(today, -DAYS_OF_WEEK);
    const [sales, now, before, compared] = await Promise.all([
      this.salesIn(this.days.daysFor(query)),
      this.salesIn({ from: today, to: today }),
      this.salesIn({ from: lastWeek, to: lastWeek }),
      against ? this.salesIn(against) : Promise.resolve(undefined),
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

/** Pesos under `total`. */
const inPesos = <Sum extends { amount: Centavos }>({
  amount,
  ...sum
}: Sum): Omit<Sum, 'amount'> & { total: number } => ({ ...sum, total: toPesos(amount) });

const sumOf = (sums: readonly { amount: Centavos }[]): Centavos =>
  sums.reduce((sum, { amount }) => sum + amount, 0) as Centavos;

function sumsBy<Key>(credited: readonly CreditedSum[], keyOf: (row: CreditedSum) => Key): Map<Key, Centavos> {
  const sums = new Map<Key, Centavos>();
  for (const row of credited) {
    const key = keyOf(row);
    sums.set(key, ((sums.get(key) ?? 0) + row.amount) as Centavos);
  }
  return sums;
}

const lessCredited = <Sale extends { amount: Centavos }>(
  sale: Sale,
  credited: Centavos | undefined,
): Omit<Sale, 'amount'> & { total: number } =>
  inPesos({ ...sale, amount: (sale.amount - (credited ?? 0)) as Centavos });

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
