import { fromPesos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import type { OrderListQuery } from '../list/order-list.query.js';
import { OrderListRepository, type OrderFilter } from '../list/order-list.repository.js';
import { countedDaysOf, OrderListService, type CountedDays } from '../list/order-list.service.js';
import { isOnCredit, type OtherPart, ReceivedRepository } from '../totals/received.repository.js';
import type { OrderSumsDto } from './order-sums.dto.js';
import { MarginRepository } from './margin.repository.js';
import { OrderSumsRepository, type LineSum } from './order-sums.repository.js';

export interface MethodIncome {
  paymentMethod: string;
  orders: number;
  /** Totals, in centavos. */
  amount: Centavos;
  /** Money received, in centavos. */
  received: Centavos;
}
type MethodSum = Omit<MethodIncome, 'received'>;
type Sums = Pick<OrderSumsDto, 'total' | 'credited' | 'sales' | 'units'>;

const NOTHING: LineSum = { units: 0, amount: fromPesos(0) };

@Injectable()
export class OrderSums {
  constructor(
    private readonly queries: OrderListService,
    private readonly lists: OrderListRepository,
    private readonly parts: OrderSumsRepository,
    private readonly margins: MarginRepository,
    private readonly received: ReceivedRepository,
  ) {}

  async sums(query: OrderListQuery): Promise<OrderSumsDto> {
    const filter = await this.queries.filterOf(query);
    const days = countedDaysOf(query);
    const isOfLines = filter.productId !== null || filter.family !== null;
    const { total } = (await this.queries.sums(filter, days)) ?? (await this.lists.sums(filter));
    const sums = isOfLines ? await this.ofLines(filter) : await this.ofOrders(filter, days);
    const income = await this.incomeOf(filter, days);
    const received = income.reduce((sum, row) => sum + row.received, 0) as Centavos;
    const margin = await this.marginOf(filter);
    return {
      orders: total,
      ...sums,
      ...(margin === null ? {} : { margin: toPesos(margin) }),
      received: toPesos(received),
    };
  }

  /** Includes orders cancelled since; largest first. @param storeIds null: all */
  async income(query: OrderListQuery, storeIds: readonly number[] | null = null): Promise<MethodIncome[]> {
    const filter = await this.queries.filterOf(query);
    return this.incomeOf({ ...filter, storeIds }, countedDaysOf(query));
  }

  private async incomeOf(filter: OrderFilter, days: CountedDays | null): Promise<MethodIncome[]> {
    if (filter.isPaid === false) return [];
    const paid = { ...filter, isPaid: true };
    const [methods, parts, missing] = await Promise.all([
      this.queries.sumsByMethod(paid, days),
      this.received.otherParts(() => this.lists.matching({ ...paid, paymentMethod: null })),
      this.received.missingByMethod(() => this.lists.matching(paid)),
    ]);
    return byPart(methods, parts, filter.paymentMethod).map((row) => ({
      ...row,
      received: (isOnCredit(row.paymentMethod)
        ? 0
        : row.amount - (missing.get(row.paymentMethod) ?? 0)) as Centavos,
    }));
  }

  /** Reads every line of the orders: only where days of payment limit them. */
  private async marginOf(filter: OrderFilter): Promise<Centavos | null> {
    const { paidFrom, paidTo, family, productId } = filter;
    const sold = soldOf(filter);
    if (!sold || paidFrom === null || paidTo === null || family !== null) return null;
    const products = (await this.margins.ofList(sold)).filter(
      (product) => productId === null || product.productId === productId,
    );
    return products.reduce((sum, { knownSales, cost }) => sum + knownSales - cost, 0) as Centavos;
  }

  private async ofOrders(filter: OrderFilter, days: CountedDays | null): Promise<Sums> {
    const sold = soldOf(filter);
    const amountOf = async (some: OrderFilter): Promise<Centavos> =>
      ((await this.queries.sums(some, days)) ?? (await this.lists.sums(some))).totalIncome;
    const [total, sales, credited] = await Promise.all([
      amountOf(filter),
      sold ? amountOf(sold) : fromPesos(0),
      sold ? this.parts.credited(sold) : fromPesos(0),
    ]);
    return inPesos(total, sales, credited);
  }

  private async ofLines(filter: OrderFilter): Promise<Sums> {
    const sold = soldOf(filter);
    const [all, lines, back] = await Promise.all([
      this.parts.lines(filter),
      sold ? this.parts.lines(sold) : NOTHING,
      sold ? this.parts.creditedLines(sold) : NOTHING,
    ]);
    return { ...inPesos(all.amount, lines.amount, back.amount), units: lines.units - back.units };
  }
}

/** A sale is counted once, under its largest part; the money of each part under its own method. Largest first. */
function byPart(
  methods: readonly MethodSum[],
  parts: readonly OtherPart[],
  wanted: string | null,
): MethodSum[] {
  const sums = new Map(methods.map((row) => [row.paymentMethod, { ...row }]));
  const add = (method: string, amount: number): void => {
    if (wanted !== null && method !== wanted) return;
    const row = sums.get(method) ?? { paymentMethod: method, orders: 0, amount: fromPesos(0) };
    sums.set(method, { ...row, amount: (row.amount + amount) as Centavos });
  };
  for (const { from, to, amount } of parts) {
    add(from, -amount);
    add(to, amount);
  }
  return [...sums.values()].sort((one, other) => other.amount - one.amount);
}

/** null: the filter excludes sold orders. */
const soldOf = (filter: OrderFilter): OrderFilter | null =>
  filter.isPaid === false || filter.active === false ? null : { ...filter, isPaid: true, active: true };

const inPesos = (total: Centavos, sold: Centavos, credited: Centavos): Sums => ({
  total: toPesos(total),
  credited: toPesos(credited),
  sales: toPesos((sold - credited) as Centavos),
});
