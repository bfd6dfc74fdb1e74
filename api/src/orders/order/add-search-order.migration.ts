import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import { createSearchTrigger, dropSearchTrigger } from '../reports/order-total-triggers.js';
import { NEW_ORDER_STATE, searchStateSql } from './search-state.js';
import { headOf } from './search-words.js';

const TABLE = 'order_search_terms';
const OLD_INDEX = new TableIndex({ name: 'order_search_term', columnNames: ['term', 'order_id'] });
const INDICES = [
  new TableIndex({ name: 'order_search_newest', columnNames: ['term', 'state', 'order_id'] }),
  new TableIndex({ name: 'order_search_total', columnNames: ['term', 'state', 'total', 'order_id'] }),
];
const BATCH = 2_000;
/** Values of one statement, within the limits of both databases. */
const MOST_HEADS = 400;

/** State and total of orders beside the terms by which they are found, for the orders that are there already too. */
export class AddSearchOrder1797000001000 implements MigrationInterface {
  name = 'AddSearchOrder1797000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN state smallint NOT NULL DEFAULT ${NEW_ORDER_STATE}`);
    await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN total bigint NOT NULL DEFAULT 0`);
    // Before the rows are filled: other processes may be changing orders meanwhile.
    await createSearchTrigger(runner);
    const [{ last }] = (await runner.query(`SELECT COALESCE(MAX(order_id), 0) AS last FROM ${TABLE}`)) as [
      { last: number },
    ];
    for (let first = 1; first <= Number(last); first += BATCH)
      await this.fill(runner, [first, first + BATCH - 1]);
    await runner.createIndices(TABLE, INDICES);
    await runner.dropIndex(TABLE, OLD_INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropSearchTrigger(runner);
    await runner.dropIndices(TABLE, INDICES);
    await runner.query(`DELETE FROM ${TABLE} WHERE term LIKE '#%'`);
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN total`);
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN state`);
    await runner.createIndex(TABLE, OLD_INDEX);
  }

  private async fill(runner: QueryRunner, ids: readonly [number, number]): Promise<void> {
    const rows = (await runner.query(
      `SELECT order_id, term FROM ${TABLE} WHERE order_id >= ? AND order_id <= ?`,
      [...ids],
    )) as { order_id: number; term: string }[];
    const heads = new Map(
      rows.flatMap(({ order_id: id, term }) => {
        const head = headOf(term);
        return head === null ? [] : [[`${id} ${head}`, [id, head]] as const];
      }),
    );
    const values = [...heads.values()];
    for (let start = 0; start < values.length; start += MOST_HEADS) {
      const some = values.slice(start, start + MOST_HEADS);
      const marks = some.map(() => '(?, ?)').join(', ');
      await runner.query(`INSERT INTO ${TABLE} (order_id, term) VALUES ${marks}`, some.flat());
    }
    await runner.query(
      `UPDATE ${TABLE} SET
         state = COALESCE((SELECT ${searchStateSql('o')} FROM orders AS o WHERE o.id = order_id), state),
         total = COALESCE((SELECT o.total_price FROM orders AS o WHERE o.id = order_id), total)
       WHERE order_id >= ? AND order_id <= ?`,
      [...ids],
    );
  }
}
