import { Injectable } from '@nestjs/common';

import { NO_FILTER, OrderListRepository, type OrderFilter, type OrderPage } from './order-list.repository.js';
import { OrderSearchEndsRepository } from './order-search-ends.repository.js';
import type { CommonSearch } from '../../order/search/order-search-index.js';
import { searchStatesOf } from '../../order/search/search-state.js';

/** Concurrent orders may get ids out of the order of their times; at most this many neighbours do. */
const AT_ONCE = 10;
/** Offset beyond which rows of the list are not checked one by one. */
const MAX_CHECKED_OFFSET = 1_000;
/** Rows of the list that are checked before the whole prefix is read from the index. */
const MAX_SCANNED_ROWS = 300;
/** Index columns for each sort that the search index supports. */
const ORDERS = { id: ['order_id'], createdAt: ['order_id'], totalPrice: ['total', 'order_id'] } as const;

/**
 * Pages of a common search by time or total, read from one end of the search index, so that their cost does not
 * depend on the number of orders.
 */
@Injectable()
export class OrderSearchEnds {
  constructor(
    private readonly index: OrderSearchEndsRepository,
    private readonly lists: OrderListRepository,
  ) {}

  /** The ids of a page, or null when the list itself must be scanned. */
  async page(filter: OrderFilter, page: OrderPage): Promise<number[] | null> {
    const { common, ids } = filter.found ?? {};
    // Rows at the edge may have later neighbours that were not read, see AT_ONCE.
    const needed = page.skip + page.take + AT_ONCE;
    if (
      !common ||
      !ids ||
      common.documentPrefix !== null ||
      !isIndexed(page.by) ||
      needed > MAX_CHECKED_OFFSET
    )
      return null;
    const among = (ends: readonly number[]) =>
      this.lists.ids({ ...filter, found: { ids: [...ids, ...ends], common: null } }, page);
    const end = { columns: ORDERS[page.by], direction: page.direction, states: searchStatesOf(filter) };
    const isIndexedOnly = isOfIndex(filter);
    const only = isIndexedOnly ? null : this.lists.condition(filter);
    const take = isIndexedOnly ? needed : MAX_CHECKED_OFFSET;
    const near = common.terms ? null : await this.near(common, filter, { ...page, skip: 0 }, needed);
    if (near) return among(near);
    const ends = await this.index.ends(common, { ...end, take, only });
    if (isIndexedOnly || ends.length >= needed) return among(ends);
    if (!common.terms || common.others.length > 0 || page.by === 'totalPrice') return null;
    return among(await this.lists.withTerms(filter, common.terms, { ...page, skip: 0, take: needed }));
  }

  /** Ids from the first rows of the list, or null when too few of them match. */
  private async near(
    { words }: CommonSearch,
    filter: OrderFilter,
    page: OrderPage,
    needed: number,
  ): Promise<number[] | null> {
    const rows = await this.lists.idsWith(
      words,
      { ...filter, found: null },
      { ...page, take: MAX_SCANNED_ROWS },
    );
    const found = rows.filter(({ isFound }) => isFound).map(({ id }) => id);
    return found.length >= needed || rows.length < MAX_SCANNED_ROWS ? found : null;
  }
}

const isIndexed = (by: OrderPage['by']): by is keyof typeof ORDERS => by in ORDERS;
/** Whether the search index covers every condition of a filter. */
const isOfIndex = (filter: OrderFilter): boolean =>
  Object.entries(NO_FILTER).every(
    ([name, none]) => KNOWN.has(name) || isSame(filter[name as keyof OrderFilter], none),
  );
const KNOWN = new Set<string>(['found', 'isPaid', 'isDelivered', 'active']);
const isSame = (value: unknown, none: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === none;
