import { Injectable } from '@nestjs/common';

import { placeholdersFor, UnitOfWork } from '#platform/database/index.js';
import { prefixCondition, type Condition } from '../../order/search/prefix-condition.js';
import type { CommonSearch } from '../../order/search/order-search-index.js';
import { upperBoundOfPrefix } from '../../order/search/search-words.js';

export interface SearchEnd {
  columns: readonly string[];
  direction: 'ASC' | 'DESC';
  take: number;
  states: readonly number[];
  only: Condition | null;
}

@Injectable()
export class OrderSearchEndsRepository {
  constructor(private readonly work: UnitOfWork) {}

  async ends(common: CommonSearch, end: SearchEnd): Promise<number[]> {
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

const ordered = (columns: readonly string[], direction: string): string =>
  columns.map((column) => `${column} ${direction}`).join(', ');

function withTerms(
  { terms, others }: CommonSearch,
  { columns, direction, states, take }: SearchEnd,
): Condition {
  const has = others.map((other) => prefixCondition('found.order_id', other));
  const ends = (terms ?? []).flatMap((term) => states.map((state) => [term, state] as const));
  const sql = ends.map(
    (_, n) => `SELECT * FROM (SELECT ${columns.join(', ')} FROM order_search_terms AS found
      WHERE found.term = ? AND found.state = ?${has.map((each) => ` AND ${each.sql}`).join('')}
      ORDER BY ${ordered(columns, direction)} LIMIT ${take}) AS end${n}`,
  );
  const values = ends.flatMap((end) => [...end, ...has.flatMap((each) => each.values)]);
  return { sql: sql.join(' UNION ALL '), values };
}

function withStarts({ words }: CommonSearch, { columns, states }: SearchEnd): Condition {
  const each = words.map(
    () => `SELECT ${columns.join(', ')} FROM order_search_terms
      WHERE term >= ? AND term <= ? AND state IN (${placeholdersFor(states)})`,
  );
  const values = words.flatMap(({ word }) => [word, upperBoundOfPrefix(word), ...states]);
  return { sql: each.join(' INTERSECT '), values };
}
