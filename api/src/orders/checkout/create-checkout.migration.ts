import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** Carts. */
export class CreateCheckout1780000005000 implements MigrationInterface {
  name = 'CreateCheckout1780000005000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'cart_items',
    columns: [
      tableColumns.integer('user_id', { isPrimary: true }),
      tableColumns.integer('product_id', { isPrimary: true }),
      tableColumns.integer('quantity'),
    ],
  }),
];
