import { Injectable } from '@nestjs/common';

import { marksFor, UnitOfWork } from '../../platform/database/index.js';
import { hasWord, type Condition } from './has-word.js';
import { NO_FILTER, OrderListRepository, type OrderFilter, type OrderPage } from './order-list.repository.js';
import type { CommonSearch } from './order-search-index.js';
import { lastWordWith } from './search-words.js';
import { searchStatesOf } from './search-state.js';

/** Orders get their ids in the order in which they are placed, but for those placed at once: so many with one name at most. */
const AT_ONCE = 10;
/** Further on in a list than this, its rows are not looked up one by one. */
const FAR = 1_000;
/** So many rows of the list are looked through before all that have a start of words are read from the index. */
const NEAR = 300;
/** What the index of words can be read in the order of. */
const ORDERS = { id: ['order_id'], createdAt: ['order_id'], totalPrice: ['total', 'order_id'] } as const;

/** So many orders at one end of a search; those that match a condition of them. */
interface End {
  /** Columns of the index by which the end is the first. */
  columns: readonly string[];
  direction: OrderPage['direction'];
  take: number;
  /** The states of which an order must have one, see search-state.ts. */
  states: readonly number[];
  only: Condition | null;
}

/**
 * The first and last orders of a common search by time or by total, read from the index of words in their order: what a
 * page costs does not depend on how many orders there are.
 */
@Injectable()
export class OrderSearchEnds {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lists: OrderListRepository,
  ) {}

  /** The ids of a page of a common search; null when it must be found by going through the list. */
  async page(filter: OrderFilter, page: OrderPage): Promise<number[] | null> {
    const { common, ids } = filter.found ?? {};
    // The last ones by time may have neighbours that were not read.
    const needed = page.skip + page.take + AT_ONCE;
    if (!common || !ids || common.documentPrefix !== null || !isIndexed(page.by) || needed > FAR) return null;
    const among = (ends: readonly number[]) =>
      this.lists.ids({ ...filter, found: { ids: [...ids, ...ends], common: null } }, page);
    const end = { columns: ORDERS[page.by], direction: page.direction, states: searchStatesOf(filter) };
    const isIndexedOnly = isOfIndex(filter);
    const only = isIndexedOnly ? null : this.lists.condition(filter);
    const take = isIndexedOnly ? needed : FAR;
    const near = common.terms ? null : await this.near(common, filter, { ...page, skip: 0 }, needed);
    if (near) return among(near);
    const ends = await this.ends(common, { ...end, take, only });
    if (isIndexedOnly || ends.length >= needed) return among(ends);
    if (!common.terms || common.others.length > 0 || page.by === 'totalPrice') return null;
    return among(await this.lists.withTerms(filter, common.terms, { ...page, skip: 0, take: needed }));
  }

  /** Among the first rows of the list itself; null when these have too few, and it has more. */
  private async near(
    { words }: CommonSearch,
    filter: OrderFilter,
    page: OrderPage,
    needed: number,
  ): Promise<number[] | null> {
    const rows = await this.lists.idsWith(words, { ...filter, found: null }, { ...page, take: NEAR });
    const found = rows.filter(({ isFound }) => isFound).map(({ id }) => id);
    return found.length >= needed || rows.length < NEAR ? found : null;
  }

  private async ends(common: CommonSearch, end: End): Promise<number[]> {
    const { columns, direction, take, only } = end;
    const { sql, values } = common.terms ? withTerms(common, end) : withStarts(common, end);
    const ends = `SELECT DISTINCT ${columns.join(', ')} FROM (${sql}) AS ends
      ORDER BY ${ordered(columns, direction)} LIMIT ${take}`;
    const rows: { id: number }[] = await this.work.manager.query(
      `SELECT found.id AS id FROM (SELECT order_id AS id FROM (${ends}) AS distinct_ends) AS found
       ${only ? `WHERE ${only.sql}` : ''}`,
      [...values, ...(only?.values ?? [])],
    );
    return rows.map(({ id }) => id);
  }
}

const isIndexed = (by: OrderPage['by']): by is keyof typeof ORDERS => by in ORDERS;
const ordered = (columns: readonly string[], direction: string): string =>
  columns.map((column) => `${column} ${direction}`).join(', ');

/** By terms of which each order has one: each, in each state, is walked from its end. An order may have two of them. */
function withTerms({ terms, others }: CommonSearch, { columns, direction, states, take }: End): Condition {
  const has = others.map((other) => hasWord('found.order_id', other));
  const ends = (terms ?? []).flatMap((term) => states.map((state) => [term, state] as const));
  const sql = ends.map(
    (_, n) => `SELECT * FROM (SELECT ${columns.join(', ')} FROM order_search_terms AS found
      WHERE found.term = ? AND found.state = ?${has.map((each) => ` AND ${each.sql}`).join('')}
      ORDER BY ${ordered(columns, direction)} LIMIT ${take}) AS end${n}`,
  );
  const values = ends.flatMap((end) => [...end, ...has.flatMap((each) => each.values)]);
  return { sql: sql.join(' UNION ALL '), values };
}

/** By starts of words with very many spellings: what has each of them, read from the index alone. */
function withStarts({ words }: CommonSearch, { columns, states }: End): Condition {
  const each = words.map(
    () => `SELECT ${columns.join(', ')} FROM order_search_terms
      WHERE term >= ? AND term <= ? AND state IN (${marksFor(states)})`,
  );
  const values = words.flatMap(({ word }) => [word, lastWordWith(word), ...states]);
  return { sql: each.join(' INTERSECT '), values };
}

/** Whether the index of words knows everything that a filter asks for. */
const isOfIndex = (filter: OrderFilter): boolean =>
  Object.entries(NO_FILTER).every(
    ([name, none]) => KNOWN.has(name) || isSame(filter[name as keyof OrderFilter], none),
  );
const KNOWN = new Set<string>(['found', 'isPaid', 'isDelivered', 'active']);
const isSame = (value: unknown, none: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === none;
