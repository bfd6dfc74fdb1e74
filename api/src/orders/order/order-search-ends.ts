import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '../../platform/database/index.js';
import {
  NO_FILTER,
  OrderListRepository,
  type Condition,
  type OrderFilter,
  type OrderPage,
} from './order-list.repository.js';
import type { CommonSearch } from './order-search-index.js';
import { lastWordWith } from './search-words.js';

/** Orders get their ids in the order in which they are placed, but for those placed at once: so many with one name at most. */
const AT_ONCE = 10;
/** Further on in a list than this, its rows are not looked up one by one. */
const FAR = 1_000;
/** So many of the last orders are looked through before all that have a start of words are read from the index. */
const NEAR = 300;

/** So many orders at one end of a search; those that match a condition of them. */
interface End {
  direction: OrderPage['direction'];
  take: number;
  /** As many as the page asks for: fewer among the nearest ones are not enough. */
  needed: number;
  only: Condition | null;
}

/**
 * The newest and oldest orders of a common search, read from the index of words in the order of their ids: what a page
 * costs does not depend on how many orders there are.
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
    const isByTime = page.by === 'id' || page.by === 'createdAt';
    // The last ones may have neighbours that were not read.
    const needed = page.skip + page.take + AT_ONCE;
    if (!common || !ids || common.documentPrefix !== null || !isByTime || needed > FAR) return null;
    const { direction } = page;
    const among = (ends: readonly number[]) =>
      this.lists.ids({ ...filter, found: { ids: [...ids, ...new Set(ends)], common: null } }, page);
    if (isOnlySearch(filter))
      return among(await this.ends(common, { direction, take: needed, needed, only: null }));
    const only = this.lists.condition(filter);
    const ends = await this.ends(common, { direction, take: FAR, needed, only });
    if (new Set(ends).size >= needed) return among(ends);
    if (!common.terms || common.others.length > 0) return null;
    return among(await this.lists.withTerms(filter, common.terms, { ...page, skip: 0, take: needed }));
  }

  private async ends({ words, terms, others }: CommonSearch, end: End): Promise<number[]> {
    if (terms) return this.withTerms(terms, others, end);
    const near = await this.near(words, end);
    return near.length < end.needed ? this.withStarts(words, end) : near;
  }

  /** By terms of which each order has one: each is walked from its end. An order with two of them counts twice. */
  private withTerms(
    terms: readonly string[],
    others: readonly string[],
    { direction, take, only }: End,
  ): Promise<number[]> {
    const { sql, values } = hasWords('found.order_id', others);
    const ends = terms.map(
      (_, n) => `SELECT id FROM (SELECT found.order_id AS id FROM order_search_terms AS found
        WHERE found.term = ?${sql} ORDER BY found.order_id ${direction} LIMIT ${take}) AS end${n}`,
    );
    return this.found(
      {
        sql: ends.join(' UNION ALL '),
        values: terms.flatMap((term) => [term, ...values]),
      },
      only,
    );
  }

  /** Among the last (or first) orders only: enough for a search that most of them match. */
  private near(words: readonly string[], { direction, only }: End): Promise<number[]> {
    const { sql, values } = hasWords('orders.id', words);
    const edge =
      direction === 'DESC'
        ? `> (SELECT MAX(id) FROM orders) - ${NEAR}`
        : `< (SELECT MIN(id) FROM orders) + ${NEAR}`;
    const near = `SELECT orders.id AS id FROM orders WHERE orders.id ${edge}${sql}
      ORDER BY orders.id ${direction}`;
    return this.found({ sql: near, values }, only);
  }

  /** By starts of words with very many spellings: what has each of them, read from the index alone. */
  private withStarts(words: readonly string[], { direction, take, only }: End): Promise<number[]> {
    const each = words.map(
      () => 'SELECT order_id AS id FROM order_search_terms WHERE term >= ? AND term <= ?',
    );
    return this.found(
      {
        sql: `SELECT DISTINCT id FROM (${each.join(' INTERSECT ')}) AS each_word ORDER BY id ${direction} LIMIT ${take}`,
        values: words.flatMap((word) => [word, lastWordWith(word)]),
      },
      only,
    );
  }

  private async found(ends: Condition, only: Condition | null): Promise<number[]> {
    const rows: { id: number }[] = await this.work.manager.query(
      only ? `SELECT found.id AS id FROM (${ends.sql}) AS found WHERE ${only.sql}` : ends.sql,
      [...ends.values, ...(only?.values ?? [])],
    );
    return rows.map(({ id }) => id);
  }
}

/** The condition, to be added to others, that an order has a word with each of the starts. */
function hasWords(column: string, words: readonly string[]): { sql: string; values: string[] } {
  const has = ` AND (SELECT COUNT(*) FROM order_search_terms AS term
    WHERE term.order_id = ${column} AND term.term >= ? AND term.term <= ?) > 0`;
  return { sql: has.repeat(words.length), values: words.flatMap((word) => [word, lastWordWith(word)]) };
}

/** Whether a filter is a search and nothing else. */
const isOnlySearch = (filter: OrderFilter): boolean =>
  Object.entries(NO_FILTER).every(
    ([name, none]) => name === 'found' || isSame(filter[name as keyof OrderFilter], none),
  );
const isSame = (value: unknown, none: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === none;
