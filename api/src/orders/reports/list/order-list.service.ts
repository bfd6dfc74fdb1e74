import { fromPesos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import { ROLES } from '@lacteos/contracts/reference/roles';
import type { PageMeta } from '@lacteos/contracts/schemas';
import { endOfColombianDay, startOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import { CashierStores } from '#partners/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { pageOf, sortOf, type Page } from '#platform/http/index.js';
import { OrderHoldRepository } from '../../order/hold/order-hold.repository.js';
import {
  OrderTotalsRepository,
  type OrderSum,
  type TotalsFilter,
} from '../totals/order-totals.repository.js';
import { type MyOrdersQuery, type OrderListQuery, type OrderSort } from './order-list.query.js';
import { NO_FILTER, OrderListRepository, type OrderFilter, type OrderPage } from './order-list.repository.js';
import { OrderSearchEnds } from './order-search-ends.js';
import { ReceivedRepository } from '../totals/received.repository.js';
import { matchesOf } from '../../order/search/order-matches.js';
import { OrderSearchIndex } from '../../order/search/order-search-index.js';
import { readOrderSearch } from '../../order/search/order-search.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { orderRowView } from '../../order/row/order-view.js';
import type { OrderRowDto } from '../../order/row/order.dto.js';
import { isUnpaid, staffRowView, type StaffOrderRowDto } from './staff-order-row.js';

/** `meta.totalIncome` is the sum of all matches, in pesos. */
export interface OrderRows {
  orders: OrderRowDto[];
  meta: PageMeta;
}
export interface StaffOrderRows {
  orders: StaffOrderRowDto[];
  meta: PageMeta;
}
interface Counted {
  ids: number[];
  total: number;
  totalIncome?: Centavos;
  isCapped?: boolean;
}
/** Days of payment, or of receipt while there is none. */
export interface CountedDays {
  from: string | null;
  to: string | null;
  isOfPayment: boolean;
}
const HOUR_MS = 3_600_000;
const NEWEST_FIRST = '-createdAt';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

@Injectable()
export class OrderListService {
  constructor(
    private readonly lists: OrderListRepository,
    private readonly totals: OrderTotalsRepository,
    private readonly received: ReceivedRepository,
    private readonly searching: OrderSearchIndex,
    private readonly ends: OrderSearchEnds,
    private readonly cashiers: CashierStores,
    private readonly holds: OrderHoldRepository,
    private readonly clock: Clock,
  ) {}

  async mine(query: MyOrdersQuery, user: RequestUser): Promise<OrderRows> {
    const stores = user.id_role === ROLES.cashier ? await this.cashiers.storesOf(user.id) : null;
    const own = { userId: user.id, storeIds: stores?.map((store) => store.id) ?? null };
    const { orders, meta } = await this.page(query, { ...(await this.searched(query.search)), ...own }, null);
    const products = await this.lists.findProducts(orders.map(({ id }) => id));
    const rows = orders.map((order) => ({
      ...orderRowView(order),
      products: products.filter(({ orderId }) => orderId === order.id).map(({ orderId: _, ...row }) => row),
    }));
    return { orders: rows, meta };
  }

  /** `meta.isCapped`: `meta.total` is a lower bound. */
  async all(query: OrderListQuery): Promise<StaffOrderRows> {
    const { orders, meta } = await this.page(query, await this.filterOf(query), countedDaysOf(query));
    const idsOf = (some: readonly OrderEntity[]): number[] => some.map(({ id }) => id);
    const [ends, taken, received, allReturned] = await Promise.all([
      this.holds.endsOf(idsOf(orders.filter(isUnpaid))),
      this.lists.sumDeductions(idsOf(orders.filter(({ isPaid }) => isPaid))),
      this.received.ofOrders(orders),
      this.lists.findAllReturned(idsOf(orders.filter(({ isDelivered }) => isDelivered))),
    ]);
    const rows = orders.map((order) => ({
      ...staffRowView(order, ends.get(order.id) ?? null),
      returned: toPesos(taken.get(order.id)?.returned ?? fromPesos(0)),
      isAllReturned: allReturned.has(order.id),
      received: toPesos(received.get(order.id) ?? fromPesos(0)),
      credited: toPesos(taken.get(order.id)?.credited ?? fromPesos(0)),
    }));
    return { orders: query.search ? await this.withMatches(rows, orders, query.search) : rows, meta };
  }

  private async withMatches(
    rows: readonly StaffOrderRowDto[],
    orders: readonly OrderEntity[],
    text: string,
  ): Promise<StaffOrderRowDto[]> {
    const search = readOrderSearch(text);
    if (search.flags.length > 0) return [...rows];
    const invoices = await this.searching.invoicesOf(orders.map(({ id }) => id));
    return rows.map((row, n) => {
      const order = orders[n];
      return order ? { ...row, foundBy: matchesOf(search, order, invoices.get(order.id) ?? []) } : row;
    });
  }

  async filterOf(query: OrderListQuery): Promise<OrderFilter> {
    const { isPaid = null, isDelivered = null, active = null, paymentMethod = null } = query;
    const { paidWithoutStock = null, hasPaymentAlert = null, hasReturns = null } = query;
    const { isAllReturned = null, hasCredits = null } = query;
    return {
      ...(await this.searched(query.search)),
      isPaid,
      isDelivered,
      active,
      paidWithoutStock,
      hasPaymentAlert,
      hasReturns,
      isAllReturned,
      hasCredits,
      holdEnds: this.withinHours(query.holdEndsWithinHours),
      paymentMethod: paymentMethodNamed(paymentMethod)?.label ?? null,
      ...boundsOf(query),
      isInvoice: query.isInvoice ?? null,
      invoiceState: query.invoiceState ?? null,
      duty: query.duty ?? null,
      hasProblem: query.hasProblem ?? null,
      storeId: query.storeId ?? null,
      document: query.document || null,
      productId: query.productId ?? null,
      family: query.family ?? null,
    };
  }

  async sums(
    filter: OrderFilter,
    days: CountedDays | null,
  ): Promise<{ total: number; totalIncome: Centavos } | null> {
    if (filter.found?.common) return null;
    if (!days || !canBeSummed(filter)) return this.lists.sums(filter);
    const totals = totalsFilter(filter, days);
    if (!totals) return { total: 0, totalIncome: fromPesos(0) };
    const { orders, amount } = await this.totals.sum(totals);
    return { total: orders, totalIncome: amount };
  }

  async sumsByMethod(
    filter: OrderFilter,
    days: CountedDays | null,
  ): Promise<(OrderSum & { paymentMethod: string })[]> {
    if (!days || !canBeSummed(filter)) return this.lists.sumsByMethod(filter);
    const totals = totalsFilter(filter, days);
    return totals ? this.totals.byMethod(totals) : [];
  }

  private withinHours(hours: number | undefined): OrderFilter['holdEnds'] {
    if (hours === undefined) return null;
    const from = this.clock.now();
    return { from, to: new Date(from.getTime() + hours * HOUR_MS) };
  }

  private async searched(search: string | undefined): Promise<OrderFilter> {
    if (!search) return NO_FILTER;
    const wanted = readOrderSearch(search);
    if (wanted.flags.length > 0) return { ...NO_FILTER, anyOf: wanted.flags };
    return { ...NO_FILTER, found: await this.searching.find(wanted) };
  }

  private async page(
    query: MyOrdersQuery,
    filter: OrderFilter,
    days: CountedDays | null,
  ): Promise<{ orders: OrderEntity[]; meta: PageMeta }> {
    const range = pageOf(query);
    const { column, direction } = sortOf(query.sort, NEWEST_FIRST);
    const order = { by: column as OrderSort, direction };
    const { ids, total, totalIncome, isCapped } = await this.counted(filter, days, order, range);
    const orders = await this.lists.load(ids);
    const { page, pageSize } = range;
    const sums = totalIncome === undefined ? { isCapped } : { totalIncome: toPesos(totalIncome) };
    return { orders, meta: { total, page, pageSize, ...sums } };
  }

  private async counted(
    filter: OrderFilter,
    days: CountedDays | null,
    order: Pick<OrderPage, 'by' | 'direction'>,
    { skip, take }: Page,
  ): Promise<Counted> {
    const sums = await this.sums(filter, days);
    if (!sums) {
      // One row more than the page shows whether another page follows.
      const page = { ...order, skip, take: take + 1 };
      const ids = (await this.ends.page(filter, page)) ?? (await this.lists.ids(filter, page));
      return { ids: ids.slice(0, take), total: skip + ids.length, isCapped: ids.length > take };
    }
    const { total } = sums;
    // Pages of the second half are read backwards from the end.
    if (skip > total / 2 && skip < total) {
      const count = Math.min(take, total - skip);
      const page = {
        by: order.by,
        direction: opposite(order.direction),
        skip: total - skip - count,
        take: count,
      };
      const ids = await this.lists.ids(filter, page);
      return { ids: ids.reverse(), ...sums };
    }
    return { ids: await this.lists.ids(filter, { ...order, skip, take }), ...sums };
  }
}

const opposite = (direction: 'ASC' | 'DESC'): 'ASC' | 'DESC' => (direction === 'ASC' ? 'DESC' : 'ASC');

const startOf = (day: string | undefined): Date | null => (day ? startOfColombianDay(day) : null);
const endOf = (day: string | undefined): Date | null => (day ? endOfColombianDay(day) : null);

const boundsOf = (query: OrderListQuery) => ({
  paidFrom: startOf(query.paidFrom),
  paidTo: endOf(query.paidTo),
  deliveredFrom: startOf(query.deliveredFrom),
  deliveredTo: endOf(query.deliveredTo),
  createdFrom: startOf(query.createdFrom),
  createdTo: endOf(query.createdTo),
  dayFrom: startOf(query.dayFrom),
  dayTo: endOf(query.dayTo),
});

/** null: the daily totals cannot answer. */
export function countedDaysOf({ paidFrom, paidTo, dayFrom, dayTo }: OrderListQuery): CountedDays | null {
  const isOfPayment = paidFrom !== undefined || paidTo !== undefined;
  const hasDays = dayFrom !== undefined || dayTo !== undefined;
  if (isOfPayment && hasDays) return null;
  const days = { from: paidFrom ?? dayFrom ?? null, to: paidTo ?? dayTo ?? null, isOfPayment };
  return [days.from, days.to].every((day) => day === null || DAY.test(day)) ? days : null;
}

function totalsFilter(filter: OrderFilter, { from, to, isOfPayment }: CountedDays): TotalsFilter | null {
  if (isOfPayment && filter.isPaid === false) return null;
  const { isDelivered, active, paymentMethod, anyOf } = filter;
  return { isPaid: isOfPayment ? true : filter.isPaid, isDelivered, active, paymentMethod, from, to, anyOf };
}

const canBeSummed = (filter: OrderFilter): boolean => UNSUMMED.every((name) => filter[name] === null);

const UNSUMMED = [
  'userId',
  'storeIds',
  'found',
  'paidWithoutStock',
  'hasPaymentAlert',
  'hasReturns',
  'isAllReturned',
  'hasCredits',
  'holdEnds',
  'deliveredFrom',
  'deliveredTo',
  'createdFrom',
  'createdTo',
  'isInvoice',
  'invoiceState',
  'duty',
  'hasProblem',
  'storeId',
  'document',
  'productId',
  'family',
] as const satisfies readonly (keyof OrderFilter)[];
