import type { MigrationInterface, QueryRunner } from 'typeorm';

import { insertMissingRows } from '#platform/schema/table-changes.js';
import { pairsOfNames } from './order-search-terms.frozen.js';

const BATCH = 500;

/** The pairs of names by which the orders that are there already are found; words and pairs stand in one table. */
export class AddNamePairs1796000001000 implements MigrationInterface {
  name = 'AddNamePairs1796000001000';
  /** Rows of all orders: one transaction of them would be too large for a cluster. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last = 0; ;) {
      const orders = (await runner.query(
        `SELECT DISTINCT order_id FROM order_search_terms WHERE order_id > ? ORDER BY order_id LIMIT ${BATCH}`,
        [last],
      )) as { order_id: number }[];
      const end = Number(orders.at(-1)?.order_id);
      if (orders.length === 0) return;
      const rows = (await runner.query(
        'SELECT order_id, term FROM order_search_terms WHERE order_id > ? AND order_id <= ?',
        [last, end],
      )) as { order_id: number; term: string }[];
      await insertMissingRows(runner, 'order_search_terms (order_id, term)', pairsOf(rows));
      last = end;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM order_search_terms WHERE term LIKE '+%'");
  }
}

function pairsOf(rows: readonly { order_id: number; term: string }[]): [number, string][] {
  const words = new Map<number, string[]>();
  for (const { order_id: id, term } of rows) {
    const own = words.get(id);
    if (own) own.push(term);
    else words.set(id, [term]);
  }
  return [...words].flatMap(([id, own]) => pairsOfNames(own).map((pair): [number, string] => [id, pair]));
}
