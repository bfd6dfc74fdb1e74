import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import { tableColumns } from '../../platform/database/index.js';
import type { ShippingAddress } from '@lacteos/contracts';
import { orderWords } from './search-words.js';

const INDICES = [
  new TableIndex({ name: 'orders_total', columnNames: ['total_price'] }),
  new TableIndex({ name: 'orders_delivered_at', columnNames: ['delivered_at'] }),
  new TableIndex({ name: 'orders_method_created', columnNames: ['payment_method', 'created_at'] }),
  new TableIndex({ name: 'orders_active', columnNames: ['active', 'created_at'] }),
];
const BATCH = 500;

interface StoredOrder {
  id: number;
  shipping_address: string | ShippingAddress;
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
    );
    await runner.createIndices('orders', INDICES);
    for (let last = 0; ;) {
      const orders = (await runner.query(
        `SELECT id, shipping_address FROM orders WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
        [last],
      )) as StoredOrder[];
      if (orders.length === 0) return;
      const terms = orders.flatMap(({ id, shipping_address: address }) =>
        orderWords(typeof address === 'string' ? (JSON.parse(address) as ShippingAddress) : address).flatMap(
          (word) => [id, word],
        ),
      );
      const marks = Array.from({ length: terms.length / 2 }, () => '(?, ?)').join(', ');
      if (terms.length > 0)
        await runner.query(`INSERT INTO order_search_terms (order_id, term) VALUES ${marks}`, terms);
      last = Number(orders.at(-1)?.id);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndices('orders', INDICES);
    await runner.dropTable('order_search_terms');
  }
}
