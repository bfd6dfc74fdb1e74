import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import {
  createMissingIndices,
  dropExistingColumns,
  dropExistingIndices,
  insertMissingRows,
  isSqlite,
} from '#platform/schema/table-changes.js';
import { headsOfWords } from './order-search-terms.frozen.js';

const TABLE = 'order_search_terms';
const OLD_INDEX = new TableIndex({ name: 'order_search_term', columnNames: ['term', 'order_id'] });
const INDICES = [
  new TableIndex({ name: 'order_search_newest', columnNames: ['term', 'state', 'order_id'] }),
  new TableIndex({ name: 'order_search_total', columnNames: ['term', 'state', 'total', 'order_id'] }),
];
const TRIGGER = 'orders_search_update';
/** Columns of an order that stand beside the terms by which it is found. */
const SEARCHED = ['is_paid', 'is_delivered', 'active', 'total_price'];
/** Neither paid nor dispatched nor cancelled. */
const NEW_ORDER_STATE = 4;
const BATCH = 2_000;

/** State and total of orders beside the terms by which they are found, for the orders that are there already too. */
export class AddSearchOrder1797000001000 implements MigrationInterface {
  name = 'AddSearchOrder1797000001000';
  createsTriggers = true;

  async up(runner: QueryRunner): Promise<void> {
    await this.addColumn(runner, 'state', `smallint NOT NULL DEFAULT ${NEW_ORDER_STATE}`);
    await this.addColumn(runner, 'total', 'bigint NOT NULL DEFAULT 0');
    // Before the rows are filled: other processes may be changing orders meanwhile.
    await createTrigger(runner);
    const [{ last }] = (await runner.query(`SELECT COALESCE(MAX(order_id), 0) AS last FROM ${TABLE}`)) as [
      { last: number },
    ];
    for (let first = 1; first <= Number(last); first += BATCH)
      await this.fill(runner, [first, first + BATCH - 1]);
    await createMissingIndices(runner, TABLE, INDICES);
    await dropExistingIndices(runner, TABLE, [OLD_INDEX]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER IF EXISTS ${TRIGGER}`);
    await createMissingIndices(runner, TABLE, [OLD_INDEX]);
    await dropExistingIndices(runner, TABLE, INDICES);
    await runner.query(`DELETE FROM ${TABLE} WHERE term LIKE '#%'`);
    await dropExistingColumns(runner, TABLE, ['total', 'state']);
  }

  private async addColumn(runner: QueryRunner, name: string, type: string): Promise<void> {
    if (!(await runner.hasColumn(TABLE, name)))
      await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN ${name} ${type}`);
  }

  private async fill(runner: QueryRunner, ids: readonly [number, number]): Promise<void> {
    const rows = (await runner.query(
      `SELECT order_id, term FROM ${TABLE} WHERE order_id >= ? AND order_id <= ?`,
      [...ids],
    )) as { order_id: number; term: string }[];
    const heads = rows.flatMap(({ order_id: id, term }) =>
      headsOfWords([term]).map((head): [number, string] => [id, head]),
    );
    // Some have them: name pairs were made together with them by one version.
    await insertMissingRows(runner, `${TABLE} (order_id, term)`, heads);
    await runner.query(
      `UPDATE ${TABLE} SET
         state = COALESCE((SELECT ${stateOf('o')} FROM orders AS o WHERE o.id = order_id), state),
         total = COALESCE((SELECT o.total_price FROM orders AS o WHERE o.id = order_id), total)
       WHERE order_id >= ? AND order_id <= ?`,
      [...ids],
    );
  }
}

/** The state of a row of `orders` as one number. */
const stateOf = (row: string): string => `(${row}.is_paid + 2 * ${row}.is_delivered + 4 * ${row}.active)`;

/** Lets the database keep what stands beside an order's search terms, in the transaction of the order's change. */
async function createTrigger(runner: QueryRunner): Promise<void> {
  const equals = isSqlite(runner) ? 'IS' : '<=>';
  const isChanged = `NOT (${SEARCHED.map((column) => `OLD.${column} ${equals} NEW.${column}`).join(' AND ')})`;
  const keep = `UPDATE order_search_terms SET state = ${stateOf('NEW')}, total = NEW.total_price
    WHERE order_id = NEW.id;`;
  const body = isSqlite(runner)
    ? `WHEN ${isChanged} BEGIN ${keep} END`
    : `IF ${isChanged} THEN ${keep} END IF`;
  await runner.query(`DROP TRIGGER IF EXISTS ${TRIGGER}`);
  await runner.query(
    `CREATE TRIGGER ${TRIGGER} AFTER UPDATE ON orders FOR EACH ROW
     ${body}`,
  );
}
