import { Injectable } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder, WhereExpressionBuilder } from 'typeorm';

import { insertMissingRows, UnitOfWork } from '../../platform/database/index.js';
import { OrderSearchTermEntity } from './order-search-term.entity.js';
import type { OrderSearch } from './order-search.js';
import { OrderEntity } from './order.entity.js';
import { lastWordWith, wordsOf } from './search-words.js';

/** More matches than this are not looked up: so common a search finds its rows by going through the list itself. */
export const MOST_CANDIDATES = 2_000;
/** A start of words that stands for more of them is no name any more. */
const MOST_SPELLINGS = 8;

/** A search for something that too many orders have: all of the words (rarest first), or a document that starts so. */
export interface CommonSearch {
  words: readonly string[];
  documentPrefix: string | null;
}
/** What a search came to: orders, and what must be looked for while going through the list. */
export interface FoundOrders {
  ids: readonly number[];
  common: CommonSearch | null;
}

/** The words by which orders are found. */
@Injectable()
export class OrderSearchIndex {
  constructor(private readonly work: UnitOfWork) {}

  /** Lets an order be found by the words of texts, in the caller's transaction; words it has already are kept. */
  async add(orderId: number, texts: readonly (string | null | undefined)[]): Promise<void> {
    const words = wordsOf(texts.filter(Boolean).join(' '));
    if (words.length === 0) return;
    await insertMissingRows(
      this.work.manager,
      'order_search_terms (order_id, term)',
      words.map((term) => [orderId, term]),
    );
  }

  /** The orders that a search finds, as far as they are few enough to be looked up. */
  async find(search: OrderSearch): Promise<FoundOrders> {
    const [byWords, byDocument] = await Promise.all([
      this.withWords(search.words),
      this.withDocument(search.documentPrefix),
    ]);
    const found = [search.id === null ? [] : [search.id], byDocument ?? [], byWords.ids].flat();
    const documentPrefix = byDocument === null ? search.documentPrefix : null;
    const isCommon = byWords.common.length > 0 || documentPrefix !== null;
    return { ids: [...new Set(found)], common: isCommon ? { words: byWords.common, documentPrefix } : null };
  }

  /**
   * The last (`DESC`) or first orders by their ids that have all words of a common search, without looking at the others;
   * null when its words are no few spellings, or it asks for a document too.
   */
  async ends(
    { words, documentPrefix }: CommonSearch,
    direction: 'ASC' | 'DESC',
    take: number,
  ): Promise<number[] | null> {
    const [first, ...others] = words;
    if (first === undefined || documentPrefix !== null) return null;
    const spellings = await this.spellings(first);
    if (spellings.length > MOST_SPELLINGS) return null;
    const ends = spellings.map((term) => {
      const query = this.work.manager
        .createQueryBuilder(OrderSearchTermEntity, 'found')
        .select('found.order_id', 'id')
        .where('found.term = :term', { term })
        .orderBy('found.order_id', direction)
        .limit(take);
      others.forEach((word, n) => andHasWord(query, 'found.order_id', word, n));
      return idsOf(query);
    });
    return [...new Set((await Promise.all(ends)).flat())];
  }

  /** The words of orders that start with a word, one more than are of use: each found without reading the orders before. */
  private async spellings(word: string): Promise<string[]> {
    const spellings: string[] = [];
    let next = await this.nextSpelling(word, '>=', word);
    while (next !== null && spellings.length <= MOST_SPELLINGS) {
      spellings.push(next);
      next = await this.nextSpelling(word, '>', next);
    }
    return spellings;
  }

  private async nextSpelling(word: string, is: '>=' | '>', behind: string): Promise<string | null> {
    const row = await this.work.manager
      .createQueryBuilder(OrderSearchTermEntity, 'found')
      .select('MIN(found.term)', 'term')
      .where(`found.term ${is} :behind AND found.term <= :end`, { behind, end: lastWordWith(word) })
      .getRawOne<{ term: string | null }>();
    return row?.term ?? null;
  }

  private async withWords(words: readonly string[]): Promise<{ ids: number[]; common: string[] }> {
    const counted = await Promise.all(
      words.map(async (word) => ({ word, orders: await this.countUpTo(this.withWord(word)) })),
    );
    // The longest word is the rarest one, mostly.
    counted.sort((one, other) => one.orders - other.orders || other.word.length - one.word.length);
    const [rarest, ...others] = counted;
    if (!rarest || rarest.orders === 0) return { ids: [], common: [] };
    if (rarest.orders > MOST_CANDIDATES) return { ids: [], common: counted.map(({ word }) => word) };
    const query = this.withWord(rarest.word).select('found.order_id', 'id');
    others.forEach(({ word }, n) => andHasWord(query, 'found.order_id', word, n));
    return { ids: await idsOf(query), common: [] };
  }

  private withWord(word: string): SelectQueryBuilder<OrderSearchTermEntity> {
    return this.work.manager
      .createQueryBuilder(OrderSearchTermEntity, 'found')
      .where('found.term >= :word AND found.term <= :end', { word, end: lastWordWith(word) });
  }

  private async withDocument(prefix: string): Promise<number[] | null> {
    const query = this.work.manager
      .createQueryBuilder(OrderEntity, 'orders')
      .where("orders.n_document LIKE :prefix ESCAPE '!'", { prefix: likeStarting(prefix) });
    const orders = await this.countUpTo(query);
    if (orders > MOST_CANDIDATES) return null;
    return orders === 0 ? [] : idsOf(query.select('orders.id', 'id'));
  }

  /** How many rows a query finds; counting ends where they become too many. */
  private async countUpTo(query: SelectQueryBuilder<ObjectLiteral>): Promise<number> {
    const some = query
      .clone()
      .select('1', 'found')
      .limit(MOST_CANDIDATES + 1);
    const row = await this.work.manager
      .createQueryBuilder()
      .select('COUNT(*)', 'total')
      .from(`(${some.getQuery()})`, 'some')
      .setParameters(some.getParameters())
      .getRawOne<{ total: number | string }>();
    return Number(row?.total ?? 0);
  }
}

async function idsOf(query: SelectQueryBuilder<ObjectLiteral>): Promise<number[]> {
  const rows = await query.getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
}

/**
 * Keeps the orders (their ids stand in `column`) that have a word starting so; `n` tells the words of a query apart. It
 * counts, because MariaDB would collect all orders with a word that `EXISTS` asks for, before it looks at the first one.
 */
export function andHasWord(query: WhereExpressionBuilder, column: string, word: string, n: number): void {
  query.andWhere(
    `(SELECT COUNT(*) FROM order_search_terms AS term${n} WHERE term${n}.order_id = ${column}
       AND term${n}.term >= :word${n} AND term${n}.term <= :end${n}) > 0`,
    { [`word${n}`]: word, [`end${n}`]: lastWordWith(word) },
  );
}

/** A LIKE pattern for texts that start with a term. */
export const likeStarting = (term: string): string => `${term.replace(/[!%_]/g, '!$&')}%`;
