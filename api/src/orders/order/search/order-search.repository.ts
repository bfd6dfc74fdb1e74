import type { Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';
import { And, In, LessThan, MoreThanOrEqual, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';

import {
  insertMissingRows,
  missingInsertionOf,
  type Statement,
  UnitOfWork,
} from '#platform/database/index.js';
import { likeStarting } from '#platform/text/index.js';
import { OrderEntity } from '../row/order.entity.js';
import { andWherePrefix, type SearchWord } from './prefix-condition.js';
import { OrderSearchTermEntity } from './order-search-term.entity.js';
import { searchStateOf } from './search-state.js';
import { upperBoundOfPrefix } from './search-words.js';

export type TermRange =
  | { readonly terms: readonly string[]; readonly start: null }
  | { readonly terms: null; readonly start: string };

@Injectable()
export class OrderSearchRepository {
  constructor(private readonly work: UnitOfWork) {}

  buildAdd(orderId: number, total: Centavos, terms: readonly string[]): Statement {
    return missingInsertionOf(
      this.work.manager,
      'order_search_terms (order_id, term, total)',
      terms.map((term) => [orderId, term, total]),
    );
  }

  async addToPlaced(orderId: number, terms: readonly string[]): Promise<void> {
    const order = await this.work.manager.findOneOrFail(OrderEntity, {
      where: { id: orderId },
      select: { isPaid: true, isDelivered: true, active: true, totalPrice: true },
    });
    await insertMissingRows(
      this.work.manager,
      'order_search_terms (order_id, term, state, total)',
      terms.map((term) => [orderId, term, searchStateOf(order), order.totalPrice]),
    );
  }

  async cancelledBefore(before: Date, after: number, limit: number): Promise<number[]> {
    const rows = await this.work.manager.query<{ id: number }[]>(
      `SELECT orders.id AS id FROM orders
       WHERE orders.active = 0 AND orders.created_at < ? AND orders.id > ?
         AND EXISTS (SELECT 1 FROM order_search_terms AS word WHERE word.order_id = orders.id)
         AND NOT EXISTS (SELECT 1 FROM order_events AS step
           WHERE step.order_id = orders.id AND step.name = 'OrderCancelled' AND step.at >= ?)
       ORDER BY orders.id LIMIT ?`,
      [before, after, before, limit],
    );
    return rows.map(({ id }) => Number(id));
  }

  async removeAllOf(orderIds: readonly number[]): Promise<void> {
    if (orderIds.length > 0)
      await this.work.manager.delete(OrderSearchTermEntity, { orderId: In([...orderIds]) });
  }

  async termsOf(orderId: number): Promise<string[]> {
    const rows = await this.work.manager.findBy(OrderSearchTermEntity, { orderId });
    return rows.map(({ term }) => term);
  }

  countUpTo(max: number, range: TermRange): Promise<number> {
    return this.count(max, this.within(range));
  }

  lookUp(range: TermRange, others: readonly SearchWord[]): Promise<number[]> {
    const query = this.within(range);
    others.forEach((word, n) => andWherePrefix(query, 'found.order_id', word, n));
    return idsOf(query.select('found.order_id', 'id'));
  }

  async invoiceTermsOf(orderIds: readonly number[]): Promise<{ orderId: number; term: string }[]> {
    if (orderIds.length === 0) return [];
    return this.work.manager.find(OrderSearchTermEntity, {
      where: { orderId: In([...orderIds]), term: And(MoreThanOrEqual('='), LessThan('>')) },
      select: { orderId: true, term: true },
    });
  }

  async withDocument(prefix: string, max: number): Promise<number[] | null> {
    const query = this.work.manager
      .createQueryBuilder(OrderEntity, 'orders')
      .where("orders.n_document LIKE :prefix ESCAPE '!'", { prefix: likeStarting(prefix) });
    const orders = await this.count(max, query);
    if (orders > max) return null;
    return orders === 0 ? [] : idsOf(query.select('orders.id', 'id'));
  }

  async nextSpelling(start: string, is: '>=' | '>', behind: string): Promise<string | null> {
    const row = await this.work.manager
      .createQueryBuilder(OrderSearchTermEntity, 'found')
      .select('MIN(found.term)', 'term')
      .where(`found.term ${is} :behind AND found.term <= :end`, { behind, end: upperBoundOfPrefix(start) })
      .getRawOne<{ term: string | null }>();
    return row?.term ?? null;
  }

  private within({ terms, start }: TermRange): SelectQueryBuilder<OrderSearchTermEntity> {
    const query = this.work.manager.createQueryBuilder(OrderSearchTermEntity, 'found');
    return terms
      ? query.where('found.term IN (:...terms)', { terms })
      : query.where('found.term >= :word AND found.term <= :end', {
          word: start,
          end: upperBoundOfPrefix(start),
        });
  }

  private async count(max: number, query: SelectQueryBuilder<ObjectLiteral>): Promise<number> {
    const all = query.clone().select('COUNT(*)', 'total');
    const oneMore = query.clone().select('1', 'found').offset(max).limit(1);
    const row = await this.work.manager
      .createQueryBuilder()
      .select(`CASE WHEN (${oneMore.getQuery()}) = 1 THEN ${max + 1} ELSE (${all.getQuery()}) END`, 'total')
      .from('(SELECT 1 AS one)', 'unit')
      .setParameters(query.getParameters())
      .getRawOne<{ total: number | string }>();
    return Number(row?.total ?? 0);
  }
}

async function idsOf(query: SelectQueryBuilder<ObjectLiteral>): Promise<number[]> {
  const rows = await query.getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
}
