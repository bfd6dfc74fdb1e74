import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };

/** Partner stores, their cashiers, stock levels and the stock ledger. */
export class CreatePartners1780000003000 implements MigrationInterface {
  name = 'CreatePartners1780000003000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'stores',
    columns: [
      tableColumns.id(),
      tableColumns.varchar('name', 120),
      tableColumns.varchar('address', 200),
      tableColumns.varchar('phone', 20),
      tableColumns.varchar('city', 120),
      tableColumns.varchar('country', 120),
      tableColumns.varchar('image', 300),
      tableColumns.boolean('active', { default: '1' }),
      tableColumns.timestamp('created_at'),
      tableColumns.integer('version', { default: '1' }),
      tableColumns.varchar('search_text', 500, { default: "''" }),
      tableColumns.text('hours', OPTIONAL),
      tableColumns.varchar('location', 30, OPTIONAL),
    ],
  }),
  new Table({
    name: 'cashier_stores',
    columns: [
      tableColumns.integer('user_id', { isPrimary: true }),
      tableColumns.integer('store_id', { isPrimary: true }),
    ],
  }),
  new Table({
    name: 'stock_levels',
    columns: [
      tableColumns.integer('store_id', { isPrimary: true }),
      tableColumns.integer('product_id', { isPrimary: true }),
      tableColumns.integer('quantity'),
    ],
    indices: [{ name: 'stock_levels_product', columnNames: ['product_id'] }],
    checks: [{ name: 'stock_levels_not_negative', expression: 'quantity >= 0' }],
  }),
  new Table({
    name: 'stock_ledger',
    columns: [
      tableColumns.id(),
      tableColumns.integer('store_id'),
      tableColumns.integer('product_id'),
      tableColumns.integer('delta'),
      tableColumns.varchar('cause', 20),
      tableColumns.integer('actor_id', OPTIONAL),
      tableColumns.integer('order_id', OPTIONAL),
      tableColumns.timestamp('at'),
    ],
    indices: [
      { name: 'stock_ledger_level', columnNames: ['store_id', 'product_id'] },
      { name: 'stock_ledger_order', columnNames: ['order_id'] },
    ],
  }),
];
