import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** Products that people like, and products without stock that they want to be told about. */
export class CreateWishes1804366001000 implements MigrationInterface {
  name = 'CreateWishes1804366001000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'favourites',
    columns: [
      tableColumns.integer('user_id', { isPrimary: true }),
      tableColumns.integer('product_id', { isPrimary: true }),
      tableColumns.timestamp('created_at'),
    ],
  }),
  new Table({
    name: 'restock_notices',
    columns: [
      tableColumns.integer('user_id', { isPrimary: true }),
      tableColumns.integer('product_id', { isPrimary: true }),
      tableColumns.timestamp('created_at'),
    ],
    indices: [{ name: 'restock_notices_product', columnNames: ['product_id'] }],
  }),
];
