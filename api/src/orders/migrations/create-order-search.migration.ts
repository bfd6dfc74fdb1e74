import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import {
  createMissingIndices,
  dropExistingIndices,
  insertMissingRows,
} from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';
import { type NamesOfAddress, wordsOfAddress } from './order-search-terms.frozen.js';

const INDICES = [
  new TableIndex({ name: 'orders_total', columnNames: ['total_price'] }),
  new TableIndex({ name: 'orders_delivered_at', columnNames: ['delivered_at'] }),
  new TableIndex({ name: 'orders_method_created', columnNames: ['payment_method', 'created_at'] }),
  new TableIndex({ name: 'orders_active', columnNames: ['active', 'created_at'] }),
];
const BATCH = 500;

interface StoredOrder {
  id: number;
  shipping_address: string;
}

/** Words by which orders are found, for the orders that are there already too, and an index for each order of the lists. */
export class CreateOrderSearch1786000004000 implements MigrationInterface {
  name = 'CreateOrderSearch1786000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'order_search_terms',
        columns: [
          tableColumns.integer('order_id', { isPrimary: true }),
          tableColumns.varchar('term', 40, { isPrimary: true }),
        ],
        indices: [{ name: 'order_search_term', columnNames: ['term', 'order_id'] }],
      }),
      true,
    );
    await createMissingIndices(runner, 'orders', INDICES);
    for (let last = 0; ;) {
      const orders = (await runner.query(
        `SELECT id, shipping_address FROM orders WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
        [last],
      )) as StoredOrder[];
      if (orders.length === 0) return;
      const terms = orders.flatMap(({ id, shipping_address: address }) =>
        wordsOfAddress(JSON.parse(address) as NamesOfAddress).map((word): [number, string] => [id, word]),
      );
      await insertMissingRows(runner, 'order_search_terms (order_id, term)', terms);
      last = Number(orders.at(-1)?.id);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingIndices(runner, 'orders', INDICES);
    await runner.dropTable('order_search_terms', true);
  }
}
