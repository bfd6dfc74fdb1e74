import { Injectable } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { insertMissingRows, UnitOfWork } from '../../platform/database/index.js';
import { OrderSearchTermEntity } from './order-search-term.entity.js';
import type { OrderSearch } from './order-search.js';
import { OrderEntity } from './order.entity.js';
import { lastWordWith, wordsOf } from './search-words.js';

/** More matches than this are not looked up: so common a search finds its rows by going through the list itself. */
export const MOST_CANDIDATES = 2_000;

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

  /** The orders that a search finds; null when they are too many to be looked up. */
  async find(search: OrderSearch): Promise<number[] | null> {
    const [byWords, byDocument] = await Promise.all([
      this.withWords(search.words),
      this.withDocument(search),
    ]);
    if (byWords === null || byDocument === null) return null;
    return [...new Set([...(search.id === null ? [] : [search.id]), ...byDocument, ...byWords])];
  }

  private async withWords(words: readonly string[]): Promise<number[] | null> {
    // The longest word is the rarest one, mostly.
    const [first, ...others] = [...words].sort((one, other) => other.length - one.length);
    if (first === undefined) return [];
    let ids = await this.withWord(first, null);
    for (const word of others) {
      const narrowed = ids === null || ids.length > 0 ? await this.withWord(word, ids) : [];
      ids = narrowed ?? ids;
    }
    return ids;
  }

  private async withWord(word: string, among: readonly number[] | null): Promise<number[] | null> {
    const query = this.work.manager
      .createQueryBuilder(OrderSearchTermEntity, 'found')
      .select('found.order_id', 'id')
      .where('found.term >= :word AND found.term <= :end', { word, end: lastWordWith(word) })
      .limit(MOST_CANDIDATES + 1);
    if (among) query.andWhere('found.order_id IN (:...among)', { among });
    return few(query);
  }

  private withDocument({ documentPrefix }: OrderSearch): Promise<number[] | null> {
    return few(
      this.work.manager
        .createQueryBuilder(OrderEntity, 'orders')
        .select('orders.id', 'id')
        .where("orders.n_document LIKE :prefix ESCAPE '!'", { prefix: likeStarting(documentPrefix) })
        .limit(MOST_CANDIDATES + 1),
    );
  }
}

async function few(query: SelectQueryBuilder<ObjectLiteral>): Promise<number[] | null> {
  const rows = await query.getRawMany<{ id: number }>();
  return rows.length > MOST_CANDIDATES ? null : rows.map(({ id }) => id);
}

/** A LIKE pattern for texts that start with a term. */
export const likeStarting = (term: string): string => `${term.replace(/[!%_]/g, '!$&')}%`;
