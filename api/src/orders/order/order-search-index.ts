import { Injectable } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder, WhereExpressionBuilder } from 'typeorm';

import { insertMissingRows, UnitOfWork } from '../../platform/database/index.js';
import { OrderSearchTermEntity } from './order-search-term.entity.js';
import type { OrderSearch } from './order-search.js';
import { OrderEntity } from './order.entity.js';
import { isName, lastWordWith, pairTerm, searchTerms, wordsOf } from './search-words.js';

/** More matches than this are not looked up: so common a search finds its rows by going through the list itself. */
export const MOST_CANDIDATES = 2_000;
/** A start of words that stands for more of them is no name any more. */
const MOST_SPELLINGS = 8;

/** A search for something that too many orders have: all of the words, or a document that starts so. */
export interface CommonSearch {
  words: readonly string[];
  documentPrefix: string | null;
  /** Terms of the index of which every order with all of the words has one; null when they would be too many. */
  terms: readonly string[] | null;
  /** The words that must be looked for besides, where the index is read by `terms`. */
  others: readonly string[];
}
/** What a search came to: orders, and what must be looked for while going through the list. */
export interface FoundOrders {
  ids: readonly number[];
  common: CommonSearch | null;
}
/** A start of words with how many orders have one (at most one more than are looked up) and, when they are few, which. */
interface WantedWord {
  word: string;
  orders: number;
  spellings: readonly string[] | null;
}
type ByWords = Pick<CommonSearch, 'terms' | 'others'>;

const NOBODY = { ids: [], common: null };

/** The words by which orders are found. */
@Injectable()
export class OrderSearchIndex {
  constructor(private readonly work: UnitOfWork) {}

  /** Lets a new order be found by its words, in the caller's transaction. */
  async add(orderId: number, words: readonly string[]): Promise<void> {
    if (words.length > 0) await this.insert(orderId, searchTerms(words));
  }

  /** Lets an order be found by the words of more texts, in the caller's transaction; words it has already are kept. */
  async addTexts(orderId: number, texts: readonly (string | null | undefined)[]): Promise<void> {
    const words = wordsOf(texts.filter(Boolean).join(' '));
    if (words.length === 0) return;
    await this.insert(orderId, searchTerms(words, words.some(isName) ? await this.wordsOf(orderId) : []));
  }

  /** The orders that a search finds, as far as they are few enough to be looked up. */
  async find(search: OrderSearch): Promise<FoundOrders> {
    const [byWords, byDocument] = await Promise.all([
      this.withWords(search.words),
      this.withDocument(search.documentPrefix),
    ]);
    const ids = [search.id === null ? [] : [search.id], byDocument ?? [], byWords.ids].flat();
    const documentPrefix = byDocument === null ? search.documentPrefix : null;
    const words = byWords.common ? longestFirst(search.words) : [];
    const { terms, others } = byWords.common ?? { terms: null, others: [] };
    const isCommon = words.length > 0 || documentPrefix !== null;
    return { ids: [...new Set(ids)], common: isCommon ? { words, documentPrefix, terms, others } : null };
  }

  private async insert(orderId: number, terms: readonly string[]): Promise<void> {
    await insertMissingRows(
      this.work.manager,
      'order_search_terms (order_id, term)',
      terms.map((term) => [orderId, term]),
    );
  }

  private async wordsOf(orderId: number): Promise<string[]> {
    const rows = await this.work.manager.findBy(OrderSearchTermEntity, { orderId });
    return rows.map(({ term }) => term);
  }

  private async withWords(words: readonly string[]): Promise<{ ids: number[]; common: ByWords | null }> {
    const wanted = await Promise.all(words.map((word) => this.wanted(word)));
    const [rarest, ...others] = wanted.sort((one, other) => one.orders - other.orders);
    if (!rarest || rarest.orders === 0) return NOBODY;
    if (rarest.orders > MOST_CANDIDATES) return this.withCommon(wanted);
    return {
      ids: await this.lookUp(
        this.withWord(rarest.word),
        others.map(({ word }) => word),
      ),
      common: null,
    };
  }

  /** Words that very many orders have each: by the two of them that the fewest orders have together. */
  private async withCommon(
    wanted: readonly WantedWord[],
  ): Promise<{ ids: number[]; common: ByWords | null }> {
    const wordsBut = (...left: WantedWord[]) =>
      wanted.filter((one) => !left.includes(one)).map(({ word }) => word);
    const pairs = wanted.flatMap((one, n) =>
      wanted.slice(n + 1).flatMap((other) => {
        const terms = termsOfBoth(one, other);
        return terms ? [{ terms, others: wordsBut(one, other) }] : [];
      }),
    );
    const counted = await Promise.all(
      pairs.map(async (pair) => ({ ...pair, orders: await this.countUpTo(this.withTerms(pair.terms)) })),
    );
    const [rarest] = counted.sort((one, other) => one.orders - other.orders);
    if (!rarest) {
      const spelt = wanted.find(({ spellings }) => spellings !== null);
      const common = spelt
        ? { terms: spelt.spellings, others: wordsBut(spelt) }
        : { terms: null, others: wordsBut() };
      return { ids: [], common };
    }
    if (rarest.orders > MOST_CANDIDATES) return { ids: [], common: rarest };
    return { ids: await this.lookUp(this.withTerms(rarest.terms), rarest.others), common: null };
  }

  private async wanted(word: string): Promise<WantedWord> {
    const [orders, spellings] = await Promise.all([
      this.countUpTo(this.withWord(word)),
      // Numbers are nearly all different: there is no use in looking for few of them.
      isName(word) ? this.spellings(word) : null,
    ]);
    return { word, orders, spellings: spellings && spellings.length <= MOST_SPELLINGS ? spellings : null };
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

  private withWord(word: string): SelectQueryBuilder<OrderSearchTermEntity> {
    return this.work.manager
      .createQueryBuilder(OrderSearchTermEntity, 'found')
      .where('found.term >= :word AND found.term <= :end', { word, end: lastWordWith(word) });
  }

  private withTerms(terms: readonly string[]): SelectQueryBuilder<OrderSearchTermEntity> {
    return this.work.manager
      .createQueryBuilder(OrderSearchTermEntity, 'found')
      .where('found.term IN (:...terms)', { terms });
  }

  private lookUp(
    query: SelectQueryBuilder<OrderSearchTermEntity>,
    others: readonly string[],
  ): Promise<number[]> {
    others.forEach((word, n) => andHasWord(query, 'found.order_id', word, n));
    return idsOf(query.select('found.order_id', 'id'));
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

/** The longest word is the rarest one, mostly. */
const longestFirst = (words: readonly string[]): string[] =>
  [...words].sort((one, other) => other.length - one.length);

/** The terms of which an order with two starts of words has one: their pairs, and a name that begins with both. */
function termsOfBoth(one: WantedWord, other: WantedWord): string[] | null {
  const [firsts, seconds] = [one.spellings, other.spellings];
  if (!firsts || !seconds || ![...firsts, ...seconds].every(isName)) return null;
  return [
    ...new Set(
      firsts.flatMap((first) =>
        seconds.map((second) => (first === second ? first : pairTerm(first, second))),
      ),
    ),
  ];
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

/** As {@link andHasWord}, for orders that have a whole term: one look into the index instead of all their words. */
export function andHasTerm(query: WhereExpressionBuilder, column: string, term: string): void {
  query.andWhere(
    `(SELECT COUNT(*) FROM order_search_terms AS whole WHERE whole.order_id = ${column} AND whole.term = :term) > 0`,
    { term },
  );
}

/** A LIKE pattern for texts that start with a term. */
export const likeStarting = (term: string): string => `${term.replace(/[!%_]/g, '!$&')}%`;
