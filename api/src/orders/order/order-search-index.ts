import type { Centavos } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { insertMissingRows, UnitOfWork } from '../../platform/database/index.js';
import { andHasWord, type SearchWord } from './has-word.js';
import { OrderSearchTermEntity } from './order-search-term.entity.js';
import type { OrderSearch } from './order-search.js';
import { OrderEntity } from './order.entity.js';
import { searchStateOf } from './search-state.js';
import { isName, lastWordWith, pairTerm, searchTerms, wholeHeadOf, wordsOf } from './search-words.js';

/** More matches than this are not looked up: so common a search finds its rows by going through the list itself. */
export const MOST_CANDIDATES = 2_000;
/** A start of words that stands for more of them is no name any more. */
const MOST_SPELLINGS = 8;

/** A search for something that too many orders have: all of the words, or a document that starts so. */
export interface CommonSearch {
  words: readonly SearchWord[];
  documentPrefix: string | null;
  /** Terms of the index of which every order with all of the words has one; null when they would be too many. */
  terms: readonly string[] | null;
  /** The words that must be looked for besides, where the index is read by `terms`. */
  others: readonly SearchWord[];
}
/** What a search came to: orders, and what must be looked for while going through the list. */
export interface FoundOrders {
  ids: readonly number[];
  common: CommonSearch | null;
}
/** One way to the orders of a search: what the index is read by, and the words that must be looked for besides. */
interface Way {
  terms: readonly string[] | null;
  found: SelectQueryBuilder<OrderSearchTermEntity>;
  others: readonly SearchWord[];
}
type ByWords = Omit<CommonSearch, 'documentPrefix'>;

const NOBODY = { ids: [], common: null };
const NO_WORDS: ByWords = { words: [], terms: null, others: [] };

/** The words by which orders are found. */
@Injectable()
export class OrderSearchIndex {
  constructor(private readonly work: UnitOfWork) {}

  /** Lets a new order be found by its words, in the caller's transaction; `total` is the order's. */
  async add(orderId: number, total: Centavos, words: readonly string[]): Promise<void> {
    if (words.length === 0) return;
    await insertMissingRows(
      this.work.manager,
      'order_search_terms (order_id, term, total)',
      searchTerms(words).map((term) => [orderId, term, total]),
    );
  }

  /** Lets an order be found by the words of more texts, in the caller's transaction; words it has already are kept. */
  async addTexts(orderId: number, texts: readonly (string | null | undefined)[]): Promise<void> {
    const words = wordsOf(texts.filter(Boolean).join(' '));
    if (words.length === 0) return;
    const order = await this.work.manager.findOneOrFail(OrderEntity, {
      where: { id: orderId },
      select: { isPaid: true, isDelivered: true, active: true, totalPrice: true },
    });
    const terms = searchTerms(words, words.some(isName) ? await this.wordsOf(orderId) : []);
    await insertMissingRows(
      this.work.manager,
      'order_search_terms (order_id, term, state, total)',
      terms.map((term) => [orderId, term, searchStateOf(order), order.totalPrice]),
    );
  }

  /** The orders that a search finds, as far as they are few enough to be looked up. */
  async find(search: OrderSearch): Promise<FoundOrders> {
    const [byWords, byDocument] = await Promise.all([
      this.withWords(search.words),
      this.withDocument(search.documentPrefix),
    ]);
    const ids = [search.id === null ? [] : [search.id], byDocument ?? [], byWords.ids].flat();
    const documentPrefix = byDocument === null ? search.documentPrefix : null;
    const isCommon = byWords.common !== null || documentPrefix !== null;
    return {
      ids: [...new Set(ids)],
      common: isCommon ? { ...(byWords.common ?? NO_WORDS), documentPrefix } : null,
    };
  }

  private async wordsOf(orderId: number): Promise<string[]> {
    const rows = await this.work.manager.findBy(OrderSearchTermEntity, { orderId });
    return rows.map(({ term }) => term);
  }

  /** By the way that the fewest orders are on; when there are too many on each, the first way is the one to go. */
  private async withWords(words: readonly string[]): Promise<{ ids: number[]; common: ByWords | null }> {
    const wanted = longestFirst(
      await Promise.all(words.map(async (word) => ({ word, terms: await this.termsOf(word) }))),
    );
    if (wanted.some(({ terms }) => terms?.length === 0)) return NOBODY;
    const counted = await Promise.all(
      this.waysTo(wanted).map(async (way) => ({ ...way, orders: await this.countUpTo(way.found) })),
    );
    const [rarest] = counted.sort((one, other) => one.orders - other.orders);
    if (!rarest || rarest.orders === 0) return NOBODY;
    const { terms, others } = rarest;
    if (rarest.orders > MOST_CANDIDATES) return { ids: [], common: { words: wanted, terms, others } };
    return { ids: await this.lookUp(rarest.found, others), common: null };
  }

  /** By each two names, which fewer orders have than one; by what else there is, starts of numbers before names. */
  private waysTo(wanted: readonly SearchWord[]): Way[] {
    const wordsBut = (...left: SearchWord[]) => wanted.filter((one) => !left.includes(one));
    const pairs = wanted.flatMap((one, n) =>
      wanted.slice(n + 1).flatMap((other) => {
        const terms = termsOfBoth(one, other);
        return terms ? [{ terms, both: [one, other] }] : [];
      }),
    );
    const single = wanted.filter((word) => !pairs.some(({ both }) => both.includes(word)));
    const heads = single.filter(({ word, terms }) => terms && !isName(word));
    const names = single.filter(({ word, terms }) => terms && isName(word));
    const starts = single.filter(({ terms }) => terms === null);
    return [
      ...pairs.map(({ terms, both }) => ({
        terms,
        found: this.withTerms(terms),
        others: wordsBut(...both),
      })),
      ...[...heads, ...names, ...starts].map((word) => ({
        terms: word.terms,
        found: word.terms ? this.withTerms(word.terms) : this.withWord(word.word),
        others: wordsBut(word),
      })),
    ];
  }

  /** The terms of which every order has one that has a word with this start; null when they are many. */
  private async termsOf(word: string): Promise<readonly string[] | null> {
    const head = wholeHeadOf(word);
    if (head !== null) return [head];
    // Numbers are nearly all different: there is no use in looking for few of them.
    if (!isName(word)) return null;
    const spellings = await this.spellings(word);
    return spellings.length <= MOST_SPELLINGS ? spellings : null;
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
    others: readonly SearchWord[],
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

  /** How many rows a query finds; too many are not counted, there is only looked whether there are more. */
  private async countUpTo(query: SelectQueryBuilder<ObjectLiteral>): Promise<number> {
    const all = query.clone().select('COUNT(*)', 'total');
    const oneMore = query.clone().select('1', 'found').offset(MOST_CANDIDATES).limit(1);
    const row = await this.work.manager
      .createQueryBuilder()
      .select(
        `CASE WHEN (${oneMore.getQuery()}) = 1 THEN ${MOST_CANDIDATES + 1} ELSE (${all.getQuery()}) END`,
        'total',
      )
      .from('(SELECT 1 AS one)', 'unit')
      .setParameters(query.getParameters())
      .getRawOne<{ total: number | string }>();
    return Number(row?.total ?? 0);
  }
}

/** The longest word is the rarest one, mostly. */
const longestFirst = <Word extends SearchWord>(words: readonly Word[]): Word[] =>
  [...words].sort((one, other) => other.word.length - one.word.length);

/** The terms of which an order with two starts of words has one: their pairs, and a name that begins with both. */
function termsOfBoth(one: SearchWord, other: SearchWord): string[] | null {
  const [firsts, seconds] = [one.terms, other.terms];
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

/** A LIKE pattern for texts that start with a term. */
export const likeStarting = (term: string): string => `${term.replace(/[!%_]/g, '!$&')}%`;
