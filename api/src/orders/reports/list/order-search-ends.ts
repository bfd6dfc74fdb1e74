import { Injectable } from '@nestjs/common';

import { NO_FILTER, OrderListRepository, type OrderFilter, type OrderPage } from './order-list.repository.js';
import { OrderSearchEndsRepository } from './order-search-ends.repository.js';
import type { CommonSearch } from '../../order/search/order-search-index.js';
import { searchStatesOf } from '../../order/search/search-state.js';

/** At most this many concurrent orders get ids out of the order of their times. */
const AT_ONCE = 10;
/** Rows beyond are not checked one by one. */
const MAX_CHECKED_OFFSET = 1_000;
/** Rows to check before the whole prefix is read from the index. */
const MAX_SCANNED_ROWS = 300;
const ORDERS = { id: ['order_id'], createdAt: ['order_id'], totalPrice: ['total', 'order_id'] } as const;

/**
 * Reads common searches by time or total from one end of the index, at a cost independent of the number of orders.
 */
@Injectable()
export class OrderSearchEnds {
  constructor(
    private readonly index: OrderSearchEndsRepository,
    private readonly lists: OrderListRepository,
  ) {}

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
const isOfIndex = (filter: OrderFilter): boolean =>
  Object.entries(NO_FILTER).every(
    ([name, none]) => KNOWN.has(name) || isSame(filter[name as keyof OrderFilter], none),
  );
const KNOWN = new Set<string>(['found', 'isPaid', 'isDelivered', 'active']);
const isSame = (value: unknown, none: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === none;
