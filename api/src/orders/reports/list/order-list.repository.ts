import type { Centavos } from '@lacteos/contracts/money/money';
import type { OrderDuty } from '@lacteos/contracts/orders/order-duties';
import type { ProductFamily } from '@lacteos/contracts/reference/product-families';
import type { OrderInvoiceState } from '@lacteos/contracts/reference/reference-data';
import { Injectable } from '@nestjs/common';
import { Brackets, In, type SelectQueryBuilder, type WhereExpressionBuilder } from 'typeorm';

import { type KeyedRead, placeholdersFor, selectByKeys, UnitOfWork } from '#platform/database/index.js';
import { likeStarting } from '#platform/text/index.js';
import { DUTY_CONDITIONS, HAS_PROBLEM } from '../duties/duty-sql.js';
import type { OrderSort } from './order-list.query.js';
import {
  andWherePrefix,
  prefixCondition,
  type Condition,
  type SearchWord,
} from '../../order/search/prefix-condition.js';
import type { CommonSearch, FoundOrders } from '../../order/search/order-search-index.js';
import type { FlagMatch } from '../../order/search/order-search.js';
import { FLAG_COLUMNS, isInState } from '../../order/states/order-state-sql.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { ALL_RETURNED, SETTLED } from '../../order/returned/returned-sql.js';
import type { OrderSum } from '../totals/order-totals.repository.js';

export interface OrderFilter {
  userId: number | null;
  storeIds: readonly number[] | null;
  found: FoundOrders | null;
  anyOf: readonly FlagMatch[];
  isPaid: boolean | null;
  isDelivered: boolean | null;
  active: boolean | null;
  paidWithoutStock: boolean | null;
  hasPaymentAlert: boolean | null;
  hasReturns: boolean | null;
  isAllReturned: boolean | null;
  hasCredits: boolean | null;
  holdEnds: { readonly from: Date; readonly to: Date } | null;
  paymentMethod: string | null;
  paidFrom: Date | null;
  paidTo: Date | null;
  deliveredFrom: Date | null;
  deliveredTo: Date | null;
  createdFrom: Date | null;
  createdTo: Date | null;
  dayFrom: Date | null;
  dayTo: Date | null;
  isInvoice: boolean | null;
  invoiceState: OrderInvoiceState | null;
  duty: OrderDuty | null;
  hasProblem: boolean | null;
  storeId: number | null;
  document: string | null;
  productId: number | null;
  family: ProductFamily | null;
}
export const NO_FILTER: OrderFilter = {
  userId: null,
  storeIds: null,
  found: null,
  anyOf: [],
  isPaid: null,
  isDelivered: null,
  active: null,
  paidWithoutStock: null,
  hasPaymentAlert: null,
  hasReturns: null,
  isAllReturned: null,
  hasCredits: null,
  holdEnds: null,
  paymentMethod: null,
  paidFrom: null,
  paidTo: null,
  deliveredFrom: null,
  deliveredTo: null,
  createdFrom: null,
  createdTo: null,
  dayFrom: null,
  dayTo: null,
  isInvoice: null,
  invoiceState: null,
  duty: null,
  hasProblem: null,
  storeId: null,
  document: null,
  productId: null,
  family: null,
};
export interface Deductions {
  returned: Centavos;
  credited: Centavos;
}
export interface OrderPage {
  by: OrderSort;
  direction: 'ASC' | 'DESC';
  skip: number;
  take: number;
  newest?: number;
}
/** Each column has an index that begins with it. */
const SORT_PROPERTIES = {
  id: ['id'],
  createdAt: ['createdAt', 'id'],
  paidAt: ['paidAt', 'id'],
  deliveredAt: ['deliveredAt', 'id'],
  totalPrice: ['totalPrice', 'id'],
  paymentMethod: ['paymentMethod', 'createdAt', 'id'],
  n_document: ['nDocument', 'id'],
} as const satisfies Record<OrderSort, readonly (keyof OrderEntity)[]>;

const RANGES = [
  ['paidFrom', 'orders.paid_at', '>='],
  ['paidTo', 'orders.paid_at', '<='],
  ['deliveredFrom', 'orders.delivered_at', '>='],
  ['deliveredTo', 'orders.delivered_at', '<='],
  ['createdFrom', 'orders.created_at', '>='],
  ['createdTo', 'orders.created_at', '<='],
  ['dayFrom', 'COALESCE(orders.paid_at, orders.created_at)', '>='],
  ['dayTo', 'COALESCE(orders.paid_at, orders.created_at)', '<='],
] as const;
const EQUALS = [
  ['isPaid', FLAG_COLUMNS.isPaid],
  ['isDelivered', FLAG_COLUMNS.isDelivered],
  ['active', FLAG_COLUMNS.active],
  ['paidWithoutStock', 'paid_without_stock'],
  ['paymentMethod', 'payment_method'],
  ['isInvoice', 'is_invoice'],
  ['invoiceState', 'invoice_state'],
  ['storeId', 'store_id'],
  ['document', 'n_document'],
] as const;
/** Counting keeps the database from reading the lines of all orders first. */
const LINES = [
  ['productId', 'SELECT COUNT(*) FROM order_lines AS line WHERE line.product_id = :productId'],
  [
    'family',
    `SELECT COUNT(*) FROM order_lines AS line JOIN products AS product ON product.id = line.product_id
     WHERE product.family = :family`,
  ],
] as const;

const HOLD_ENDS = `${isInState(['placed'], 'orders')} AND orders.stock_released_at IS NULL AND orders.id IN
  (SELECT hold.order_id FROM order_holds hold WHERE hold.ends_at > :from AND hold.ends_at <= :to)`;

/**
 * True of every order: makes the days of payment a range of the index `orders_sold`, which begins with this column.
 */
const USE_ACTIVE_INDEX = 'orders.active IN (true, false)';

const RETURNED = `SELECT back.order_id FROM returns AS back WHERE ${SETTLED}`;
const CREDITED = `${RETURNED} UNION SELECT order_id FROM order_credits`;

interface OrderedProduct {
  orderId: number;
  id_product: number;
  name: string;
  image: string;
  quantity: number;
}
const PRODUCTS: KeyedRead<OrderedProduct> = {
  sql: `SELECT line.order_id AS orderId, line.product_id AS id_product, line.product_name AS name, line.quantity,
  COALESCE(product.image, '') AS image FROM order_lines line LEFT JOIN products product ON product.id = line.product_id
  WHERE line.order_id`,
  rest: 'ORDER BY line.order_id, line.product_id',
  keyOf: ({ orderId }) => orderId,
};

@Injectable()
export class OrderListRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Sorted. Rows are loaded afterwards, so that skipping thousands reads the index only. */
  async ids(filter: OrderFilter, page: OrderPage): Promise<number[]> {
    const rows = await this.paged(filter, page).getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  async idsWith(
    words: readonly SearchWord[],
    filter: OrderFilter,
    page: OrderPage,
  ): Promise<{ id: number; isFound: boolean }[]> {
    const [paged, values] = this.paged(filter, page).getQueryAndParameters();
    const found = words.map((word) => prefixCondition('paged.id', word));
    const rows: { id: number; found: number | null }[] = await this.work.manager.query(
      `SELECT paged.id AS id, ${found.map(({ sql }) => sql).join(' AND ')} AS found FROM (${paged}) AS paged`,
      [...found.flatMap((each) => each.values), ...(values as unknown[])],
    );
    return rows.map((row) => ({ id: row.id, isFound: Boolean(row.found) }));
  }

  /** Sorted; for searches whose filter and terms match many orders each, but few together. */
  async withTerms(
    filter: OrderFilter,
    terms: readonly string[],
    { direction, take }: OrderPage,
  ): Promise<number[]> {
    const [matching, values] = this.matching({ ...filter, found: null })
      .select('orders.id', 'id')
      .getQueryAndParameters();
    const rows: { id: number }[] = await this.work.manager.query(
      `SELECT id FROM (${matching} INTERSECT
         SELECT order_id AS id FROM order_search_terms WHERE term IN (${placeholdersFor(terms)})) AS found
       ORDER BY id ${direction} LIMIT ${take}`,
      [...(values as unknown[]), ...terms],
    );
    return rows.map(({ id }) => id);
  }

  findProducts(orderIds: readonly number[]): Promise<OrderedProduct[]> {
    return orderIds.length === 0 ? Promise.resolve([]) : selectByKeys(this.work.manager, PRODUCTS, orderIds);
  }

  condition(filter: OrderFilter): Condition {
    const [matching, values] = this.matching({ ...filter, found: null })
      .select('COUNT(*)', 'total')
      .andWhere('orders.id = found.id')
      .getQueryAndParameters();
    return { sql: `(${matching}) > 0`, values: values as unknown[] };
  }

  async load(ids: readonly number[]): Promise<OrderEntity[]> {
    if (ids.length === 0) return [];
    const rows = await this.work.manager.findBy(OrderEntity, { id: In([...ids]) });
    const byId = new Map(rows.map((order) => [order.id, order]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Centavos; orders without credits are omitted. */
  async sumDeductions(ids: readonly number[]): Promise<ReadonlyMap<number, Deductions>> {
    if (ids.length === 0) return new Map();
    const marks = placeholdersFor(ids);
    const rows = await this.work.manager.query<Record<'id' | 'returned' | 'noted', number | string>[]>(
      `SELECT id, SUM(returned) AS returned, SUM(noted) AS noted FROM (
         SELECT back.order_id AS id, back.amount AS returned, 0 AS noted FROM returns AS back
         WHERE back.order_id IN (${marks}) AND ${SETTLED}
         UNION ALL SELECT order_id, 0, amount FROM order_credits WHERE order_id IN (${marks})) AS parts GROUP BY id`,
      [...ids, ...ids],
    );
    return new Map(
      rows.map(({ id, returned, noted }) => [
        Number(id),
        { returned: Number(returned) as Centavos, credited: (Number(returned) + Number(noted)) as Centavos },
      ]),
    );
  }

  async findAllReturned(ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set();
    const rows = await this.work.manager.query<{ id: number }[]>(
      `SELECT orders.id AS id FROM orders WHERE orders.id IN (${placeholdersFor(ids)}) AND orders.id IN (${ALL_RETURNED})`,
      [...ids],
    );
    return new Set(rows.map(({ id }) => Number(id)));
  }

  after(filter: OrderFilter, lastId: number, take: number): Promise<OrderEntity[]> {
    return this.matching(filter)
      .andWhere('orders.id > :lastId', { lastId })
      .orderBy('orders.id')
      .limit(take)
      .getMany();
  }

  async sums(filter: OrderFilter): Promise<{ total: number; totalIncome: Centavos }> {
    const query = this.matching(filter);
    const hasPaidDays = filter.paidFrom !== null || filter.paidTo !== null;
    if (filter.isPaid === true && filter.active === null && hasPaidDays) query.andWhere(USE_ACTIVE_INDEX);
    const row = await query
      .select('COUNT(*)', 'total')
      .addSelect('COALESCE(SUM(orders.total_price), 0)', 'income')
      .getRawOne<{ total: number | string; income: number | string }>();
    return { total: Number(row?.total ?? 0), totalIncome: Number(row?.income ?? 0) as Centavos };
  }

  async sumsByMethod(filter: OrderFilter): Promise<(OrderSum & { paymentMethod: string })[]> {
    const rows = await this.matching(filter)
      .select('orders.payment_method', 'paymentMethod')
      .addSelect('COUNT(*)', 'orders')
      .addSelect('SUM(orders.total_price)', 'amount')
      .groupBy('orders.payment_method')
      .orderBy('amount', 'DESC')
      .getRawMany<{ paymentMethod: string; orders: number | string; amount: number | string }>();
    return rows.map(({ paymentMethod, orders, amount }) => ({
      paymentMethod,
      orders: Number(orders),
      amount: Number(amount) as Centavos,
    }));
  }

  private paged(
    filter: OrderFilter,
    { by, direction, skip, take, newest }: OrderPage,
  ): SelectQueryBuilder<OrderEntity> {
    const query = this.matching(filter).select('orders.id', 'id').offset(skip).limit(take);
    // Looks known orders up by id; otherwise the database would scan an index of all orders.
    if (filter.found?.common === null || filter.holdEnds) query.useIndex('PRIMARY');
    if (newest !== undefined) query.andWhere('orders.id <= :newest', { newest });
    for (const property of SORT_PROPERTIES[by]) query.addOrderBy(`orders.${property}`, direction);
    return query;
  }

  matching(filter: OrderFilter): SelectQueryBuilder<OrderEntity> {
    const query = this.work.manager.createQueryBuilder(OrderEntity, 'orders');
    const { userId, storeIds, found, anyOf } = filter;
    if (userId !== null && storeIds !== null) {
      // A cashier sees the orders of the assigned stores and those that they placed themselves.
      query.andWhere(ownOrOfStores(userId, storeIds));
    } else if (userId !== null) query.andWhere('orders.user_id = :userId', { userId });
    else if (storeIds !== null)
      query.andWhere(storeIds.length > 0 ? 'orders.store_id IN (:...storeIds)' : '1 = 0', { storeIds });
    for (const [name, column] of EQUALS)
      if (filter[name] !== null) query.andWhere(`orders.${column} = :${name}`, { [name]: filter[name] });
    for (const [name, column, is] of RANGES)
      if (filter[name] !== null) query.andWhere(`${column} ${is} :${name}`, { [name]: filter[name] });
    for (const [name, lines] of LINES)
      if (filter[name] !== null)
        query.andWhere(`(${lines} AND line.order_id = orders.id) > 0`, { [name]: filter[name] });
    if (filter.hasPaymentAlert !== null)
      query.andWhere(`orders.payment_alert IS ${filter.hasPaymentAlert ? 'NOT ' : ''}NULL`);
    if (filter.hasReturns !== null)
      query.andWhere(`orders.id ${filter.hasReturns ? '' : 'NOT '}IN (${RETURNED})`);
    if (filter.isAllReturned !== null)
      query.andWhere(`orders.id ${filter.isAllReturned ? '' : 'NOT '}IN (${ALL_RETURNED})`);
    if (filter.hasCredits !== null)
      query.andWhere(`orders.id ${filter.hasCredits ? '' : 'NOT '}IN (${CREDITED})`);
    if (filter.duty !== null) query.andWhere(`(${DUTY_CONDITIONS[filter.duty]})`);
    if (filter.hasProblem !== null) query.andWhere(filter.hasProblem ? HAS_PROBLEM : `NOT (${HAS_PROBLEM})`);
    if (filter.holdEnds) query.andWhere(HOLD_ENDS, filter.holdEnds);
    if (found !== null) query.andWhere(isFound(found));
    if (anyOf.length > 0) query.andWhere(anyFlag(anyOf));
    return query;
  }
}

function ownOrOfStores(userId: number, storeIds: readonly number[]): Brackets {
  return new Brackets((either) => {
    either.where('orders.user_id = :userId', { userId });
    if (storeIds.length > 0) either.orWhere('orders.store_id IN (:...storeIds)', { storeIds });
  });
}

function anyFlag(flags: readonly FlagMatch[]): Brackets {
  return new Brackets((either) => {
    for (const { flag, value } of flags) {
      const name = `${flag}${String(value)}`;
      either.orWhere(`orders.${FLAG_COLUMNS[flag]} = :${name}`, { [name]: value });
    }
  });
}

function isFound({ ids, common }: FoundOrders): Brackets {
  return new Brackets((either) => {
    if (common === null && ids.length === 0) either.where('1 = 0');
    if (ids.length > 0) either.where('orders.id IN (:...ids)', { ids });
    if (common !== null) orMatchesCommon(either, common);
  });
}

function orMatchesCommon(
  either: WhereExpressionBuilder,
  { words, documentPrefix, terms, others }: CommonSearch,
): void {
  if (words.length > 0)
    either.orWhere(
      new Brackets((all) => {
        const [only, ...more] = terms ?? [];
        const isOne = only !== undefined && more.length === 0;
        const wanted = isOne ? [{ word: only, terms: [only] }, ...others] : words;
        wanted.forEach((word, n) => andWherePrefix(all, 'orders.id', word, n));
      }),
    );
  if (documentPrefix === null) return;
  // The COALESCE keeps the document index out, which would have to sort all matches.
  either.orWhere("COALESCE(orders.n_document, '') LIKE :documentPrefix ESCAPE '!'", {
    documentPrefix: likeStarting(documentPrefix),
  });
}
