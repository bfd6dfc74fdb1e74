import type { MigrationInterface, QueryRunner } from 'typeorm';

import { searchTerms } from './search-words.js';

const BATCH = 500;
/** Values of one statement, within the limits of both databases. */
const MOST_TERMS = 400;

/** The pairs of names by which the orders that are there already are found; words and pairs stand in one table. */
export class AddNamePairs1796000001000 implements MigrationInterface {
  name = 'AddNamePairs1796000001000';

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
      await this.insert(runner, pairsOf(rows));
      last = end;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM order_search_terms WHERE term LIKE '+%'");
  }

  private async insert(runner: QueryRunner, pairs: readonly [number, string][]): Promise<void> {
    for (let start = 0; start < pairs.length; start += MOST_TERMS) {
      const some = pairs.slice(start, start + MOST_TERMS);
      const marks = some.map(() => '(?, ?)').join(', ');
      await runner.query(`INSERT INTO order_search_terms (order_id, term) VALUES ${marks}`, some.flat());
    }
  }
}

function pairsOf(rows: readonly { order_id: number; term: string }[]): [number, string][] {
  const words = new Map<number, string[]>();
  for (const { order_id: id, term } of rows) words.set(id, [...(words.get(id) ?? []), term]);
  return [...words].flatMap(([id, own]) =>
    searchTerms(own)
      .slice(own.length)
      .map((pair): [number, string] => [id, pair]),
  );
}
